import type { Translated } from "#words/catalogue.ts";
import type { comparison as german } from "#words/de/comparison.ts";

export const comparison = {
  Roaming: "रोमिंग",
  "Calling card": "कॉलिंग कार्ड",
  "Where the price stands": "दर कहाँ लिखी होती है",
  "Beside the number, before you dial": "नंबर के पास, डायल करने से पहले",
  "In your operator’s list, by where you are and whom you call":
    "आपके ऑपरेटर की सूची में, इस पर निर्भर कि आप कहाँ हैं और किसे कॉल करते हैं",
  "On the card’s terms, by the access number you use": "कार्ड की शर्तों में, आपके एक्सेस नंबर के अनुसार",
  "What a call costs": "कॉल का खर्च",
  "The price a minute, rounded up to the minute. Nothing if it is not answered":
    "प्रति मिनट दर, पूरे मिनट तक पूर्णांकित। जवाब न मिले तो कुछ नहीं",
  "Your operator’s price a minute, which may differ from country to country":
    "आपके ऑपरेटर की प्रति मिनट दर, जो हर देश में अलग हो सकती है",
  "The card’s price a minute, and the fees its terms name": "कार्ड की प्रति मिनट दर और उसकी शर्तों में बताए गए शुल्क",
  "What you pay before you call": "कॉल से पहले आप क्या चुकाते हैं",
  "Credits, from $10": "क्रेडिट, $10 से",
  "Your mobile contract": "आपका मोबाइल प्लान",
  "The card": "कार्ड",
  "Money you do not use": "जो पैसा आप इस्तेमाल नहीं करते",
  "Stays in your account": "आपके खाते में बना रहता है",
  "Depends on your contract": "आपके प्लान पर निर्भर",
  "Stays until the date its terms name": "शर्तों में दी गई तारीख़ तक बना रहता है",
  "What you need": "आपको क्या चाहिए",
  "A browser, a microphone and the internet": "ब्राउज़र, माइक्रोफ़ोन और इंटरनेट",
  "A phone with roaming switched on": "ऐसा फ़ोन जिसमें रोमिंग चालू हो",
  "Any phone, the access number and the card’s code": "कोई भी फ़ोन, एक्सेस नंबर और कार्ड का कोड",
  "Beside roaming and calling cards": "रोमिंग और कॉलिंग कार्ड के मुक़ाबले",
  "We quote no one else’s prices: they change, and yours depend on your contract. Look up what your operator or card charges a minute, and put it beside the price above.":
    "हम दूसरों की दरें नहीं बताते: वे बदलती हैं, और आपकी दर आपके प्लान पर निर्भर है। देखें कि आपका ऑपरेटर या कार्ड प्रति मिनट कितना लेता है, और ऊपर की दर से तुलना करें।",
  "What people ask": "अक्सर पूछे जाने वाले सवाल",
  "What if the call is not answered?": "अगर कॉल का जवाब न मिले तो?",
  "It costs nothing, nor does a busy line or a call that fails. A voicemail that picks up has answered, and an answered call costs at least one credit.":
    "कोई खर्च नहीं, और न ही लाइन व्यस्त होने या कॉल विफल होने पर। वॉइसमेल उठ जाए तो जवाब मिला माना जाता है, और जवाब मिली कॉल कम से कम एक क्रेडिट की होती है।",
  "Do credits expire?": "क्या क्रेडिट समाप्त होते हैं?",
  "No. They stay in your account until you use them. What you can have paid back stands in our <a>refund policy</a>.":
    "नहीं। वे आपके खाते में तब तक रहते हैं जब तक आप उन्हें इस्तेमाल न करें। क्या वापस मिल सकता है, यह हमारी <a>रिफ़ंड नीति</a> में है।",
  "Which number do they see?": "उन्हें कौन सा नंबर दिखता है?",
  "One of ours, never yours: we do not even ask for your number. Some networks abroad show another number or none, so say who you are.":
    "हमारा कोई नंबर, आपका कभी नहीं: हम आपका नंबर पूछते भी नहीं। विदेश के कुछ नेटवर्क कोई और नंबर या कोई नंबर नहीं दिखाते, इसलिए बताएँ कि आप कौन हैं।",
  "Is it private?": "क्या यह निजी है?",
  "We record no call. It travels encrypted from your browser to the company that carries it, and from there over the telephone network like any other call. What we keep, and how you delete it, stands in our <a>privacy policy</a>.":
    "हम कोई कॉल रिकॉर्ड नहीं करते। वह आपके ब्राउज़र से कॉल पहुँचाने वाली कंपनी तक एन्क्रिप्टेड जाती है, और वहाँ से किसी भी दूसरी कॉल की तरह टेलीफ़ोन नेटवर्क पर। हम क्या रखते हैं और आप उसे कैसे हटा सकते हैं, यह हमारी <a>गोपनीयता नीति</a> में है।",
  "Which browsers work?": "कौन से ब्राउज़र चलते हैं?",
  "Chrome, Edge, Firefox and Safari in their present versions, on a computer or a phone. There is nothing to install; keep the page open while you talk.":
    "Chrome, Edge, Firefox और Safari के मौजूदा संस्करण, कंप्यूटर या फ़ोन पर। कुछ इंस्टॉल नहीं करना है; बात करते समय पेज खुला रखें।",
  "Can I call an emergency number?": "क्या आपातकालीन नंबर पर कॉल हो सकती है?",
  "<strong>No. 112, 911 and other emergency numbers cannot be called from here. Keep another telephone for that.</strong>":
    "<strong>नहीं। 112, 911 और अन्य आपातकालीन नंबरों पर यहाँ से कॉल नहीं हो सकती। उसके लिए दूसरा फ़ोन रखें।</strong>",
  "Your next call is a minute away.": "आपकी अगली कॉल बस एक मिनट दूर है।",
} satisfies Translated<"hi", typeof german>;
