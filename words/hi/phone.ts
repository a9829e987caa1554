import type { Translated } from "#words/catalogue.ts";
import type { phone as german } from "#words/de/phone.ts";

export const phone = {
  "Make a Call": "कॉल करें",
  "Phone number": "फ़ोन नंबर",
  "US/Canada: 1 + area code + number": "अमेरिका/कनाडा: 1 + एरिया कोड + नंबर",
  "International: country code + number": "अंतरराष्ट्रीय: देश का कोड + नंबर",
  "No spaces, dashes or parentheses: just the digits, which are grouped as you type":
    "खाली जगह, डैश या कोष्ठक न लिखें: सिर्फ़ अंक लिखें, वे लिखते-लिखते समूहों में दिखेंगे",
  "Start Call": "कॉल शुरू करें",
  "Dial pad": "डायल पैड",
  "Delete the last digit": "आख़िरी अंक मिटाएँ",
  "Hold for a plus": "प्लस के लिए दबाए रखें",
  Star: "स्टार",
  Hash: "हैश",
  "Choose a country": "देश चुनें",
  "Country: {country}": "देश: {country}",
  "Country name or code": "देश का नाम या कोड",
  "Name or code": "नाम या कोड",
  "Called before": "पहले कॉल किया",
  "No country has this name or code.": "इस नाम या कोड का कोई देश नहीं है।",
  "Enter a number to see its price before you call.": "कॉल से पहले दर देखने के लिए नंबर डालें।",
  "This number is written the way it is dialled within its country. Please choose the country.":
    "यह नंबर वैसे लिखा है जैसे उसे देश के भीतर डायल किया जाता है। कृपया देश चुनें।",
  "{code} is not sent: calls from here never show your own number.":
    "{code} नहीं भेजा जाता: यहाँ से की गई कॉल में आपका अपना नंबर कभी नहीं दिखता।",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "कॉल उठाए जाने पर ये कुंजियाँ आपके लिए दबाई जाती हैं: {keys}",
  "This number has no country code. Do you mean this one?":
    "इस नंबर में देश का कोड नहीं है। क्या आपका मतलब इस नंबर से है?",
  "Which number do you mean?": "आपका मतलब किस नंबर से है?",
  "This text does not contain a phone number.": "इस टेक्स्ट में कोई फ़ोन नंबर नहीं है।",
  "Enter the whole number to see its price.": "दर देखने के लिए पूरा नंबर डालें।",
  "Enter the whole number: {n} digits are missing.": {
    one: "पूरा नंबर डालें: {n} अंक बाकी है।",
    other: "पूरा नंबर डालें: {n} अंक बाकी हैं।",
  },
  "Or do you mean this number?": "या आपका मतलब इस नंबर से है?",
  "Looking up the price...": "दर देखी जा रही है…",
  "Change your settings": "अपनी सेटिंग बदलें",
  "Purchase credits": "क्रेडिट खरीदें",
  "It is {time} there.": "वहाँ अभी {time} का समय है।",
  "It is between {earliest} and {latest} there.": "वहाँ अभी {earliest} और {latest} के बीच का समय है।",
  "A call may wake people up.": "कॉल से किसी की नींद टूट सकती है।",
  "Recent numbers": "हाल के नंबर",
  "Calling {callee} in {n} seconds": {
    one: "{n} सेकंड में {callee} को कॉल की जाएगी",
    other: "{n} सेकंड में {callee} को कॉल की जाएगी",
  },
  "Call {number} again": "{number} पर फिर से कॉल करें",
  "Call again": "फिर से कॉल करें",

  "Connecting...": "कनेक्ट हो रहा है…",
  "Ringing...": "घंटी बज रही है…",
  "Calling...": "कॉल लग रही है…",
  "Call in progress...": "कॉल चल रही है…",
  "You are muted.": "आपकी आवाज़ म्यूट है।",
  "Connection lost. Reconnecting...": "कनेक्शन टूट गया। फिर से जोड़ा जा रहा है…",
  "Call duration": "कॉल की अवधि",
  "Estimated cost: {n} credits": { one: "अनुमानित लागत: {n} क्रेडिट", other: "अनुमानित लागत: {n} क्रेडिट" },
  "Your credits last {time} more": "आपके क्रेडिट {time} और चलेंगे",
  "Your spending limit lasts {time} more, then the call ends.":
    "आपकी ख़र्च सीमा {time} और चलेगी, फिर कॉल ख़त्म हो जाएगी।",
  "Your spending limit lasts {time} more": "आपकी ख़र्च सीमा {time} और चलेगी",
  "This call ends in {time}: calls end after {limit}":
    "यह कॉल {time} में ख़त्म होगी: कॉल {limit} के बाद ख़त्म हो जाती हैं",
  "Your credits last {time} more, then the call ends.": "आपके क्रेडिट {time} और चलेंगे, फिर कॉल ख़त्म हो जाएगी।",
  "Add {amount}": "{amount} जोड़ें",
  "Your call was extended: {time} left.": "आपकी कॉल बढ़ा दी गई है: {time} बाकी।",
  "End Call": "कॉल ख़त्म करें",
  "In a call in another tab or on another device": "दूसरे टैब या दूसरे डिवाइस पर कॉल चल रही है",
  "You are already in a call in another tab or on another device, to {number}.":
    "आप पहले से दूसरे टैब या दूसरे डिवाइस पर {number} के साथ एक कॉल पर हैं।",
  "End it": "वहाँ ख़त्म करें",
  "This call has already ended.": "यह कॉल पहले ही ख़त्म हो चुकी है।",
  "Back to the call": "कॉल पर लौटें",
  "Minimize the call": "कॉल छोटी करें",
  "Earlier calls to this number": "इस नंबर पर पिछली कॉल",
  "None yet.": "अभी तक कोई नहीं।",
  Mute: "म्यूट",
  Unmute: "अनम्यूट",
  Keypad: "कीपैड",
  Sound: "आवाज़",
  "Keys pressed": "दबाई गई कुंजियाँ",
  "Pause (w)": "विराम (w)",
  "These keys are sent when the call is answered.": "कॉल का जवाब मिलते ही ये कुंजियाँ भेजी जाएँगी।",
  "Not sent: {keys}. Press these keys again.": "नहीं भेजी गईं: {keys}। ये कुंजियाँ फिर से दबाएँ।",
  "Or use your keyboard, or paste a sequence.": "या अपना कीबोर्ड इस्तेमाल करें, या कोई क्रम पेस्ट करें।",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "कुंजियाँ: <k>Alt</k> <k>M</k> म्यूट, <k>Alt</k> <k>K</k> कीपैड, <k>Alt</k> <k>H</k> कॉल ख़त्म",
  "They speak": "दूसरा पक्ष",
  "You speak": "आप",
  "Line quality": "लाइन",
  "Score (MOS) of the last minute: {newest} now, {worst} at worst":
    "पिछले एक मिनट का स्कोर (MOS): अभी {newest}, सबसे कम {worst}",
  "Incoming audio level": "आने वाली आवाज़ का स्तर",
  "The sound may stutter because your connection is unsteady. A cable, or a spot closer to the router, helps.":
    "आवाज़ अटक सकती है: आपका कनेक्शन स्थिर नहीं है। केबल या राउटर के पास की जगह मदद करती है।",
  "There is a delay on the line. Pause after you speak.": "लाइन में देरी है। बोलने के बाद थोड़ा रुकें।",
  "The line is poor right now. Other programs on your network may be using it.":
    "लाइन अभी ख़राब है। शायद आपके नेटवर्क पर दूसरे प्रोग्राम चल रहे हैं।",
  "Some of the sound is getting lost. A cable, or a spot closer to the router, helps.":
    "आवाज़ के कुछ हिस्से खो रहे हैं। केबल या राउटर के पास की जगह मदद करती है।",
  "No sound is coming from the other side.": "दूसरी ओर से कोई आवाज़ नहीं आ रही।",
  "Your sound is not getting through.": "आपकी आवाज़ नहीं पहुँच रही।",
  "The connection is shaky.": "कनेक्शन स्थिर नहीं है।",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "आपके माइक्रोफ़ोन से आवाज़ नहीं आ रही। क्या यह सही वाला है और चालू है?",
  "Allow the microphone in your browser.": "अपने ब्राउज़र में माइक्रोफ़ोन की अनुमति दें।",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's settings, then press Try again.":
    "आपका ब्राउज़र अब इस पेज को माइक्रोफ़ोन इस्तेमाल नहीं करने देता। ब्राउज़र की सेटिंग में अनुमति दें, फिर “फिर कोशिश करें” दबाएँ।",
  "Your microphone was disconnected. Connect one, then press Try again.":
    "आपका माइक्रोफ़ोन नहीं मिल रहा। एक माइक्रोफ़ोन जोड़ें, फिर “फिर कोशिश करें” दबाएँ।",
  "No sound.": "आवाज़ नहीं आ रही।",
  "No sound is getting through: your network may be blocking calls. Try another network, or switch off your VPN or firewall.":
    "कोई आवाज़ नहीं पहुँच रही: हो सकता है आपका नेटवर्क कॉल रोकता हो। दूसरा नेटवर्क आज़माएँ, या VPN या फ़ायरवॉल बंद करें।",
  "No sound is coming from the other side. If it stays silent, check your network, then end the call and call again.":
    "दूसरी ओर से कोई आवाज़ नहीं आ रही। अगर ऐसा ही रहे, तो अपना नेटवर्क जाँचें, फिर कॉल समाप्त करके दोबारा कॉल करें।",
  "Your sound is not getting through. Choose another microphone under “Sound”, or end the call and call again.":
    "आपकी आवाज़ नहीं पहुँच रही। “आवाज़” में दूसरा माइक्रोफ़ोन चुनें, या कॉल समाप्त करके दोबारा कॉल करें।",
  "Last call": "पिछली कॉल",
  "Contact#person": "संपर्क",
  Number: "नंबर",
  Outcome: "नतीजा",
  "{outcome}; the charge is still being confirmed": "{outcome}; शुल्क की पुष्टि अभी हो रही है",
  "Something was wrong": "कुछ गड़बड़ थी",
  "Problem with the call to {number}, {when}": "{number} पर कॉल में समस्या, {when}",
  Charged: "शुल्क",
  Balance: "शेष",
  "Your credits ran out.": "आपके क्रेडिट ख़त्म हो गए।",
  "The page was closed or reloaded during the call.": "कॉल के दौरान पेज बंद या फिर से लोड हुआ।",
  "Given back": "वापस मिला",
  "The line was bad, so you got {n} credits ({money}) back.": {
    one: "लाइन ख़राब थी, इसलिए आपको {n} क्रेडिट ({money}) वापस मिला।",
    other: "लाइन ख़राब थी, इसलिए आपको {n} क्रेडिट ({money}) वापस मिले।",
  },
  "Charged {n} credits ({money}).": {
    one: "{n} क्रेडिट ({money}) का शुल्क लगा।",
    other: "{n} क्रेडिट ({money}) का शुल्क लगा।",
  },
  "The charge will follow as soon as the carrier reports it.": "टेलीकॉम कंपनी से जानकारी मिलते ही शुल्क लगेगा।",
  "Call ended ({n} minutes)": { one: "कॉल ख़त्म हुई ({n} मिनट)", other: "कॉल ख़त्म हुई ({n} मिनट)" },
  "{ended}. {details}": "{ended}। {details}",

  "Test sound and connection for free": "आवाज़ और कनेक्शन की मुफ़्त जाँच करें",
  Microphone: "माइक्रोफ़ोन",
  Speaker: "स्पीकर",
  "System default": "सिस्टम डिफ़ॉल्ट",
  "Microphone {number}": "माइक्रोफ़ोन {number}",
  "Speaker {number}": "स्पीकर {number}",
  "Microphone level": "माइक्रोफ़ोन का स्तर",
  "Say something: the bar should move.": "कुछ बोलें: पट्टी हिलनी चाहिए।",
  "This browser plays sound through the system's speaker. You can choose it in your system's settings.":
    "यह ब्राउज़र सिस्टम के स्पीकर पर आवाज़ चलाता है। उसे अपने सिस्टम की सेटिंग में चुनें।",
  "The sound devices could not be listed.": "आवाज़ के डिवाइस की सूची नहीं बन सकी।",
  "This device could not be used. The previous one is still in use.":
    "यह डिवाइस इस्तेमाल नहीं हो सका। पहले वाला ही चालू है।",
  "Your microphone was disconnected. The system's default is in use now.":
    "आपका माइक्रोफ़ोन हट गया। सिस्टम का डिफ़ॉल्ट माइक्रोफ़ोन इस्तेमाल हो रहा है।",
  "Incoming call": "आने वाली कॉल",
  "Incoming call from {name}": "{name} की कॉल आ रही है",
  "Withheld number": "छिपा हुआ नंबर",
  Answer: "उठाएँ",
  Decline: "काटें",
} satisfies Translated<"hi", typeof german>;
