import type { Translated } from "#words/catalogue.ts";
import type { dialler as german } from "#words/de/dialler.ts";

export const dialler = {
  "Make a Call": "कॉल करें",
  "Phone number": "फ़ोन नंबर",
  "US/Canada: 1 + area code + number": "अमेरिका/कनाडा: 1 + एरिया कोड + नंबर",
  "International: country code + number": "अंतरराष्ट्रीय: देश का कोड + नंबर",
  "Type no spaces, dashes or parentheses: the number is spaced for you":
    "खाली जगह, डैश या कोष्ठक न लिखें: नंबर अपने आप अलग-अलग दिखेगा",
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
  "This number is written as people within its country dial it. Please choose its country.":
    "यह नंबर वैसे लिखा है जैसे उसे देश के भीतर डायल किया जाता है। कृपया देश चुनें।",
  "{code} is not sent: calls from here never show your own number.":
    "{code} नहीं भेजा जाता: यहाँ से की गई कॉल में आपका अपना नंबर कभी नहीं दिखता।",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "कॉल उठाए जाने पर ये कुंजियाँ आपके लिए दबाई जाती हैं: {keys}",
  "This number has no country code. Do you mean this one?":
    "इस नंबर में देश का कोड नहीं है। क्या आपका मतलब इस नंबर से है?",
  "This number has no country code. Which one do you mean?":
    "इस नंबर में देश का कोड नहीं है। आपका मतलब किस नंबर से है?",
  "This text holds no phone number.": "इस टेक्स्ट में कोई फ़ोन नंबर नहीं है।",
  "Enter the whole number to see its price.": "दर देखने के लिए पूरा नंबर डालें।",
  "Looking up the price...": "दर देखी जा रही है…",
  "<strong>{n}</strong> credits a minute": {
    one: "<strong>{n}</strong> क्रेडिट प्रति मिनट",
    other: "<strong>{n}</strong> क्रेडिट प्रति मिनट",
  },
  "Change your settings": "अपनी सेटिंग बदलें",
  "Purchase credits": "क्रेडिट खरीदें",
  "It is {time} there.": "वहाँ अभी {time} का समय है।",
  "It is between {earliest} and {latest} there.": "वहाँ अभी {earliest} और {latest} के बीच का समय है।",
  "A call may wake people up.": "कॉल से किसी की नींद टूट सकती है।",
  "Recent numbers": "हाल के नंबर",
  "Call {number} again": "{number} पर फिर से कॉल करें",
  "Call again": "फिर से कॉल करें",
} satisfies Translated<"hi", typeof german>;
