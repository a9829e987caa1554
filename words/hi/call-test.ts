import type { Translated } from "#words/catalogue.ts";
import type { callTest as german } from "#words/de/call-test.ts";

export const callTest = {
  "A trial call of some ten seconds to ourselves. It costs nothing and rings nowhere.":
    "हमें ही लगने वाली करीब दस सेकंड की परीक्षण कॉल। इसका कोई शुल्क नहीं है और कहीं घंटी नहीं बजती।",
  "Testing your connection. Say something...": "आपके कनेक्शन की जाँच हो रही है। कुछ बोलें…",
  "Microphone level in the test": "जाँच में माइक्रोफ़ोन का स्तर",
  "Stop the test": "जाँच रोकें",
  "Test again": "फिर से जाँचें",
  "Test my connection": "मेरा कनेक्शन जाँचें",
  "The test could not be completed.": "जाँच पूरी नहीं हो सकी।",
  "No sound came through in the test. A firewall may hold it back: try again, or try another network.":
    "जाँच में कोई आवाज़ नहीं पहुँची। शायद कोई फ़ायरवॉल उसे रोक रहा है: फिर से कोशिश करें या दूसरा नेटवर्क आज़माएँ।",
  "The test was stopped.": "जाँच रोक दी गई।",
  Excellent: "उत्कृष्ट",
  "Calls will sound as clear as on a good phone.": "कॉल की आवाज़ अच्छे फ़ोन जैसी साफ़ होगी।",
  Great: "बहुत अच्छा",
  "Calls will sound clear.": "कॉल की आवाज़ साफ़ होगी।",
  Good: "अच्छा",
  "Calls will be easy to follow, with a small flaw now and then.":
    "कॉल आसानी से समझ आएगी, बस कभी-कभी थोड़ी गड़बड़ होगी।",
  Fair: "ठीक-ठाक",
  "You will understand each other, but the sound may stutter. A cable or a nearer router helps.":
    "आप एक-दूसरे को समझ पाएँगे, पर आवाज़ अटक सकती है। केबल या पास का राउटर मदद करता है।",
  Degraded: "ख़राब",
  "Calls may break up. Try another network, or stop what else is using this one.":
    "कॉल कट सकती है। दूसरा नेटवर्क आज़माएँ, या इस नेटवर्क पर चल रही दूसरी चीज़ें बंद करें।",
  "Score (MOS)": "स्कोर (MOS)",
  Jitter: "जिटर",
  "Round trip": "आना-जाना",
  Lost: "हानि",
  "{time} ms": "{time} मि॰से॰",
} satisfies Translated<"hi", typeof german>;
