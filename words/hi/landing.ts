import type { Translated } from "#words/catalogue.ts";
import type { landing as german } from "#words/de/landing.ts";

export const landing = {
  "Farline · Global phone calls from your browser": "Farline · ब्राउज़र से दुनिया भर में फ़ोन कॉल",
  "Make global phone calls from anywhere in the world": "दुनिया में कहीं से भी, दुनिया भर में फ़ोन कॉल करें",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "सीधे अपने ब्राउज़र से किसी भी लैंडलाइन या मोबाइल पर कॉल करें। प्रीपेड क्रेडिट से भुगतान करें और जब तक क्रेडिट रहें, बात करें।",
  "Sign Up": "रजिस्टर करें",
  "What does a call cost?": "एक कॉल का खर्च कितना है?",
  "Or a phone number": "या कोई फ़ोन नंबर",
  "More about this price": "इस दर के बारे में और",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 क्रेडिट {price} का है। बिल मिनट के हिसाब से बनता है, ऊपर की ओर पूर्णांकित। देखने के लिए खाते की ज़रूरत नहीं।",
  "Landline and mobile": "लैंडलाइन और मोबाइल",
  "Nothing hidden while you talk": "बात करते समय कुछ भी छिपा नहीं",
  "The time, what the call has cost so far and how long your credits last stand on one screen, and below them how good the line is. Mute yourself, press keys for a menu, change the microphone.":
    "समय, कॉल का अब तक का खर्च और आपके क्रेडिट कितनी देर चलेंगे, सब एक ही स्क्रीन पर दिखता है, और नीचे लाइन की गुणवत्ता। खुद को म्यूट करें, मेन्यू के लिए बटन दबाएँ, माइक्रोफ़ोन बदलें।",
  "A call to London in progress in Farline: the time, the estimated cost, and the buttons Mute and End Call":
    "Farline में लंदन के लिए जारी एक कॉल: समय, अनुमानित खर्च, और म्यूट व कॉल समाप्त करने के बटन",
  "Four steps to hello": "हैलो तक चार क़दम",
  "Create an account": "खाता बनाएँ",
  "Sign up and verify your email. It takes a minute.":
    "रजिस्टर करें और अपना ईमेल सत्यापित करें। इसमें एक मिनट लगता है।",
  "Buy credits": "क्रेडिट खरीदें",
  "Bundles start at $10. Pay by card, in your own currency.":
    "पैक $10 से शुरू होते हैं। अपनी मुद्रा में, कार्ड से भुगतान करें।",
  "Enter the number": "नंबर डालें",
  "Type the international number and see its price before you dial.":
    "अंतरराष्ट्रीय नंबर लिखें और डायल करने से पहले उसकी दर देखें।",
  Talk: "बात करें",
  "Speak from your browser for as long as your credits last.": "जब तक आपके क्रेडिट रहें, अपने ब्राउज़र से बात करें।",
  "What you can rely on": "आप किन बातों पर भरोसा कर सकते हैं",
  "No hidden fees": "कोई छिपा शुल्क नहीं",
  "The price you see is the price you pay, to the credit.": "जो दर दिखती है, वही आप चुकाते हैं, ठीक उतने ही क्रेडिट।",
  "Credits never expire": "क्रेडिट कभी समाप्त नहीं होते",
  "Use them today or next year.": "आज इस्तेमाल करें या अगले साल।",
  "No monthly subscription": "कोई मासिक सदस्यता नहीं",
  "Buy when you need to, stop whenever you like.": "ज़रूरत हो तब खरीदें, जब चाहें रुक जाएँ।",
} satisfies Translated<"hi", typeof german>;
