import type { Translated } from "#words/catalogue.ts";
import type { information as german } from "#words/de/information.ts";

export const information = {
  "About Farline": "Farline के बारे में",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Farline से आप अपने ब्राउज़र से दुनिया के किसी भी फ़ोन पर कॉल कर सकते हैं और केवल बात किए गए मिनटों का भुगतान करते हैं। यह उन लोगों के लिए है जिनका परिवार, दोस्त और काम विदेश में हैं और जो बिना अनुबंध के बस कॉल करना चाहते हैं।",
  "You see the price before you dial": "डायल करने से पहले दर दिखती है",
  "Enter a number and the price a minute stands beside it, with how long your balance lasts. The counter during the call and the receipt after it come from the same sum.":
    "नंबर डालें और उसके पास प्रति मिनट दर दिखती है, साथ ही आपका शेष कितनी देर चलेगा। कॉल के दौरान का मीटर और बाद की रसीद उसी हिसाब से आते हैं।",
  "You are charged for what the phone network reports": "शुल्क फ़ोन नेटवर्क की रिपोर्ट के अनुसार लगता है",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "कॉल का बिल टेलीकॉम कंपनी के अपने रिकॉर्ड से, मिनट के हिसाब से, ऊपर की ओर पूर्णांकित बनता है। जिस कॉल का कोई जवाब न दे, उसका कोई खर्च नहीं।",
  "Your card stays with the card provider": "आपका कार्ड भुगतान प्रदाता के पास ही रहता है",
  "Card details go straight from your browser to our payment provider. We never see them and do not store them.":
    "कार्ड की जानकारी सीधे आपके ब्राउज़र से हमारे भुगतान प्रदाता के पास जाती है। हम उसे न कभी देखते हैं, न रखते हैं।",
  "Your credits stay yours": "आपके क्रेडिट आपके ही रहते हैं",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "क्रेडिट कभी समाप्त नहीं होते। कोई छिपा शुल्क नहीं, कोई मासिक सदस्यता नहीं।",
  "Sign Up Now": "अभी रजिस्टर करें",
  "The text could not be loaded.": "पाठ लोड नहीं हो सका।",
  "404: page not found": "404: पेज नहीं मिला",
  "There is nothing at this address. It may have been mistyped, or the page has moved.":
    "इस पते पर कुछ नहीं है। हो सकता है पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।",
  "Tell us what is missing": "हमें बताएँ कि क्या नहीं मिला",
  "Looking for the price of a call?": "क्या आप कॉल की दर ढूँढ रहे हैं?",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "कॉल, भुगतान या किसी और बात के बारे में सवाल: हमें लिखें, एक इंसान जवाब देगा।",
  Subject: "विषय",
  Message: "संदेश",
  "Send Message": "संदेश भेजें",
} satisfies Translated<"hi", typeof german>;
