import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "अपने ब्राउज़र से दुनिया भर में फ़ोन कॉल करें। कार्ड से प्रीपेड क्रेडिट खरीदें; वे कभी समाप्त नहीं होते।",
  "Farline places phone calls from the browser and needs JavaScript to be switched on.":
    "Farline ब्राउज़र से फ़ोन कॉल करता है और इसके लिए JavaScript चालू होना चाहिए।",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "अपने ब्राउज़र से दुनिया के किसी भी लैंडलाइन या मोबाइल पर कॉल करें। कार्ड से प्रीपेड क्रेडिट खरीदें; वे कभी समाप्त नहीं होते। कोई सदस्यता नहीं।",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Farline से आप अपने ब्राउज़र से दुनिया के किसी भी फ़ोन पर कॉल करते हैं और केवल बात किए गए मिनटों के पैसे देते हैं। डायल करने से पहले दर दिखती है।",
  "What a minute costs to every country, landline and mobile. The price you see is the price you pay.":
    "हर देश के लिए एक मिनट की दर, लैंडलाइन और मोबाइल। जो दर दिखती है, वही आप चुकाते हैं।",
  "Questions about a call, a payment or anything else: write to Farline and a person will answer.":
    "कॉल, भुगतान या किसी और बात पर सवाल: Farline को लिखें, एक व्यक्ति जवाब देगा।",
  "Create your Farline account: one account, every country. You only pay for the credits you buy.":
    "अपना Farline खाता बनाएँ: एक खाता, हर देश। आप केवल खरीदे गए क्रेडिट के पैसे देते हैं।",
  "Log in to Farline to call any phone in the world and to see your credits.":
    "दुनिया के किसी भी फ़ोन पर कॉल करने और अपने क्रेडिट देखने के लिए Farline में लॉग इन करें।",
  "The terms of prepaid calls with Farline: credits, prices, fair use, and what it cannot do.":
    "Farline के साथ प्रीपेड कॉल की शर्तें: क्रेडिट, दरें, उचित उपयोग, और यह क्या नहीं कर सकता।",
  "What Farline knows about you and your calls, who receives it, and how to have it deleted.":
    "Farline आपके और आपकी कॉल के बारे में क्या जानता है, यह किसे मिलता है, और इसे कैसे हटवाएँ।",
  "When Farline gives money back, how to ask for it, and how long it takes.":
    "Farline कब पैसे लौटाता है, इसे कैसे माँगें, और इसमें कितना समय लगता है।",
} satisfies Translated<"hi", typeof german>;
