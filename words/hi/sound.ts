import type { Translated } from "#words/catalogue.ts";
import type { sound as german } from "#words/de/sound.ts";

export const sound = {
  "Sound and connection": "आवाज़ और कनेक्शन",
  Microphone: "माइक्रोफ़ोन",
  Speaker: "स्पीकर",
  "System default": "सिस्टम डिफ़ॉल्ट",
  "Microphone {number}": "माइक्रोफ़ोन {number}",
  "Speaker {number}": "स्पीकर {number}",
  "Microphone level": "माइक्रोफ़ोन का स्तर",
  "Say something: the bar should move.": "कुछ बोलें: पट्टी हिलनी चाहिए।",
  "This browser plays sound on the system's speaker. Choose it in your system's settings.":
    "यह ब्राउज़र सिस्टम के स्पीकर पर आवाज़ चलाता है। उसे अपने सिस्टम की सेटिंग में चुनें।",
  "The sound devices could not be listed.": "आवाज़ के डिवाइस की सूची नहीं बन सकी।",
  "This device could not be used. The one before stays.": "यह डिवाइस इस्तेमाल नहीं हो सका। पहले वाला ही चालू है।",
  "Your microphone was disconnected. The system's default is used.":
    "आपका माइक्रोफ़ोन हट गया। सिस्टम का डिफ़ॉल्ट माइक्रोफ़ोन इस्तेमाल हो रहा है।",
} satisfies Translated<"hi", typeof german>;
