import type { Translated } from "#words/catalogue.ts";
import type { voicemail as german } from "#words/de/voicemail.ts";

export const voicemail = {
  "Your voicemail could not be loaded. Please try again.": "आपका वॉइसमेल लोड नहीं हो सका। कृपया फिर कोशिश करें।",
  "The message could not be played. Please try again.": "संदेश चलाया नहीं जा सका। कृपया फिर कोशिश करें।",
  "The message could not be changed. Please try again.": "संदेश बदला नहीं जा सका। कृपया फिर कोशिश करें।",
  "The message could not be deleted. Please try again.": "संदेश मिटाया नहीं जा सका। कृपया फिर कोशिश करें।",
  "Your voicemail settings could not be saved. Please try again.":
    "आपकी वॉइसमेल सेटिंग सेव नहीं हो सकीं। कृपया फिर कोशिश करें।",
  "Your greeting could not be saved. Please try again.": "आपका अभिवादन सेव नहीं हो सका। कृपया फिर कोशिश करें।",
  "You have no such message.": "आपके पास ऐसा कोई संदेश नहीं है।",
  "Voicemail is not available here.": "वॉइसमेल यहाँ उपलब्ध नहीं है।",
  "This is no recording that can be played. Please record it again.":
    "यह रिकॉर्डिंग चलाई नहीं जा सकती। कृपया फिर से रिकॉर्ड करें।",
  "A greeting has at most {seconds} seconds. Please record a shorter one.":
    "अभिवादन ज़्यादा से ज़्यादा {seconds} सेकंड का हो सकता है। कृपया छोटा रिकॉर्ड करें।",
  "The recording could not be stored. Please try again later.":
    "रिकॉर्डिंग सेव नहीं हो सकी। कृपया बाद में फिर कोशिश करें।",
  Voicemail: "वॉइसमेल",
  "Callers whom you do not answer can leave you a message.":
    "जिनका कॉल आप नहीं उठाते, वे आपके लिए संदेश छोड़ सकते हैं।",
  Messages: "संदेश",
  "No messages yet": "अभी कोई संदेश नहीं",
  "They come from callers to your number.": "ये आपके नंबर पर कॉल करने वालों से आते हैं।",
  "Your voicemail is full. Callers can leave a message again once you delete some.":
    "आपका वॉइसमेल भर गया है। कुछ संदेश मिटाने पर कॉल करने वाले फिर संदेश छोड़ सकेंगे।",
  "New#message": "नया",
  "Kept until {date}": "{date} तक रखा जाएगा",
  Play: "चलाएँ",
  "Call back": "वापस कॉल करें",
  "Mark as new": "नया चिह्नित करें",
  "Delete message": "संदेश मिटाएँ",
  "Message from {name}": "{name} का संदेश",
  "Delete this message?": "यह संदेश मिटाएँ?",
  "The message has been deleted.": "संदेश मिटा दिया गया है।",
  Greeting: "अभिवादन",
  "Your greeting": "आपका अभिवादन",
  "Your callers hear a spoken greeting in your language.": "कॉल करने वाले आपकी भाषा में बोला गया अभिवादन सुनते हैं।",
  "Your callers hear the greeting that you recorded ({length}).":
    "कॉल करने वाले आपका रिकॉर्ड किया अभिवादन सुनते हैं ({length})।",
  "Record a greeting": "अभिवादन रिकॉर्ड करें",
  "Record a new greeting": "नया अभिवादन रिकॉर्ड करें",
  Listen: "सुनें",
  "Use the spoken greeting": "बोला गया अभिवादन इस्तेमाल करें",
  "Your callers hear the spoken greeting again.": "कॉल करने वाले फिर से बोला गया अभिवादन सुनते हैं।",
  "Say who you are and ask for a message. A greeting lasts {seconds} seconds at most.":
    "बताएँ कि आप कौन हैं और संदेश छोड़ने को कहें। अभिवादन ज़्यादा से ज़्यादा {seconds} सेकंड का होता है।",
  "This browser cannot record. Please use another one.": "यह ब्राउज़र रिकॉर्ड नहीं कर सकता। कृपया दूसरा इस्तेमाल करें।",
  "Your browser does not let this page use your microphone. Allow it in the browser's and the system's settings and try again.":
    "आपका ब्राउज़र इस पेज को माइक्रोफ़ोन इस्तेमाल नहीं करने देता। ब्राउज़र और सिस्टम की सेटिंग में इसकी अनुमति दें और फिर कोशिश करें।",
  "Start recording": "रिकॉर्डिंग शुरू करें",
  "Stop recording": "रिकॉर्डिंग रोकें",
  Recording: "रिकॉर्डिंग चल रही है",
  "Keep this greeting": "यह अभिवादन रखें",
  "Speak again": "फिर से बोलें",
  "Your greeting has been saved.": "आपका अभिवादन सेव हो गया है।",
  "Voicemail settings": "वॉइसमेल सेटिंग",
  "Callers can leave a message": "कॉल करने वाले संदेश छोड़ सकते हैं",
  "Without it they hear that you do not answer.": "इसके बिना वे सुनते हैं कि आप कॉल नहीं उठा रहे हैं।",
  "Mail about a new message": "नए संदेश के बारे में ईमेल",
  "No mail": "कोई ईमेल नहीं",
  "Who called": "किसने कॉल किया",
  "With the message": "संदेश के साथ",
  "Messages are kept for": "संदेश रखे जाते हैं",
  "{n} days": { one: "{n} दिन", other: "{n} दिन" },
  "Save voicemail settings": "वॉइसमेल सेटिंग सेव करें",
  "Your voicemail settings have been saved.": "आपकी वॉइसमेल सेटिंग सेव हो गई हैं।",
  "{n} new messages": { one: "{n} नया संदेश", other: "{n} नए संदेश" },
  "Send to voicemail": "वॉइसमेल पर भेजें",
} satisfies Translated<"hi", typeof german>;
