import type { Translated } from "#words/catalogue.ts";
import type { prices as german } from "#words/de/prices.ts";

export const prices = {
  Prices: "दरें",
  Country: "देश",
  "All rates": "सभी दरें",
  Landline: "लैंडलाइन",
  Mobile: "मोबाइल",
  landline: "लैंडलाइन",
  mobile: "मोबाइल",
  "{country} toll-free": "{country}, टोल-फ़्री",
  "{country} mobile": "{country}, मोबाइल",
  "<b>{price}</b> a minute": "<b>{price}</b> प्रति मिनट",
  "{credits} a minute.": "{credits} प्रति मिनट।",
  "{credits}, {money} a minute": "{credits}, {money} प्रति मिनट",
  "{words}.": "{words}।",
  "{lowest} to {highest}": "{lowest} से {highest}",
  "{price} buys days": "{price} में कई दिन",
  "{price} buys {n} minutes": { one: "{price} में {n} मिनट", other: "{price} में {n} मिनट" },
  "{price} buys at least {n} minutes": {
    one: "{price} में कम से कम {n} मिनट",
    other: "{price} में कम से कम {n} मिनट",
  },
  "An answered call costs at least {credits}.": "जवाब मिली कॉल कम से कम {credits} की होती है।",
  Free: "मुफ़्त",
  "An answered call costs nothing.": "जवाब मिली कॉल का भी कोई ख़र्च नहीं।",
  "A call that is not answered costs nothing.": "जिस कॉल का जवाब न मिले, उसका कोई ख़र्च नहीं।",
  "Billed by the minute, rounded up.": "बिल मिनट के हिसाब से, अधूरा मिनट पूरा गिना जाता है।",
  "Billed by the minute, rounded up; {credits} to connect.":
    "बिल मिनट के हिसाब से, अधूरा मिनट पूरा गिना जाता है; कनेक्ट होने का शुल्क {credits}।",
  "At least {minimum}, then in steps of {step}.": "कम से कम {minimum}, फिर {step} के चरणों में।",
  "At least {minimum}, then in steps of {step}; {credits} to connect.":
    "कम से कम {minimum}, फिर {step} के चरणों में; कनेक्ट होने का शुल्क {credits}।",
  "Your balance lasts {time}.": "आपका शेष {time} चलेगा।",
  "Your calls have reached your spending limit. Please try again later, or contact us.":
    "आपकी कॉल ख़र्च सीमा तक पहुँच गई हैं। बाद में फिर कोशिश करें, या हमसे संपर्क करें।",
  "Your spending limit lasts {time}.": "आपकी ख़र्च सीमा {time} चलेगी।",
  "Calls end after {time}.": "कॉल {time} के बाद ख़त्म हो जाती हैं।",
  "Calls end after {time}. Your balance lasts longer.":
    "कॉल {time} के बाद ख़त्म हो जाती हैं। आपका शेष उससे ज़्यादा चलेगा।",
  "Your balance does not cover a call to this number.": "आपका शेष इस नंबर पर कॉल के लिए पर्याप्त नहीं है।",
  "The price could not be loaded.": "दर लोड नहीं हो सकी।",
  "The prices could not be loaded.": "दरें लोड नहीं हो सकीं।",
  "Type the whole number to see its price.": "दर देखने के लिए पूरा नंबर लिखें।",
  "Country or phone number": "देश या फ़ोन नंबर",
  "India, or +91": "भारत, या +91",
  Search: "खोजें",
  "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.":
    "जिन देशों में कॉल की सुविधा है, वहाँ एक मिनट का ख़र्च। 1 क्रेडिट {price} का है; जो दर दिखती है, वही आप चुकाते हैं।",
  "Prices by country": "देश के अनुसार दरें",
  Alphabet: "वर्णमाला",
  "Prices are in credits per minute.": "दरें प्रति मिनट हैं, क्रेडिट में।",
  "No destination found for “{text}”": "“{text}” के लिए कोई गंतव्य नहीं मिला",
  "No destination found for {number}": "{number} के लिए कोई गंतव्य नहीं मिला",
  "We do not know this country, or we do not offer calls there. Check the spelling, or type a whole number.":
    "हम ऐसे किसी देश को नहीं जानते, या वहाँ कॉल की सुविधा नहीं देते। वर्तनी जाँचें, या पूरा नंबर लिखें।",
  "None of the countries we call has numbers like this.": "जिन देशों में कॉल की सुविधा है, उनमें ऐसे नंबर नहीं होते।",
  "Calls to {country}": "{country} में कॉल",
  "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.":
    "वहाँ के नंबर {code} से शुरू होते हैं। जो दर दिखती है, वही आप चुकाते हैं। बिल मिनट के हिसाब से बनता है; अधूरा मिनट पूरा गिना जाता है।",
  "Price of a number": "किसी एक नंबर की दर",
  "Every price": "हर दर",
  "What a minute costs in {country}, by destination": "{country} में एक मिनट का ख़र्च, गंतव्य के अनुसार",
  Destination: "गंतव्य",
  Numbers: "नंबर",
  "Price per minute": "प्रति मिनट दर",
  "Call {country}": "{country} में कॉल करें",
  "Sign up to call {country}": "{country} में कॉल करने के लिए रजिस्टर करें",
  "404: no such country": "404: ऐसा कोई देश नहीं",
  "We do not know the country in this address, or we do not offer calls there. Search for it, or look through the whole list.":
    "इस पते में दिए नाम का कोई देश हम नहीं जानते, या वहाँ कॉल की सुविधा नहीं देते। उसे खोजें, या पूरी सूची देखें।",
  "Call {country} from your browser. Prepaid credits that never expire, no subscription.":
    "अपने ब्राउज़र से {country} में कॉल करें। कभी एक्सपायर न होने वाले प्रीपेड क्रेडिट, कोई सदस्यता नहीं।",
  "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "अपने ब्राउज़र से {country} में कॉल करें: लैंडलाइन {landline}, मोबाइल {mobile} प्रति मिनट। कभी एक्सपायर न होने वाले प्रीपेड क्रेडिट, कोई सदस्यता नहीं।",
  "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.":
    "अपने ब्राउज़र से {country} में कॉल करें: लैंडलाइन {landline} प्रति मिनट। कभी एक्सपायर न होने वाले प्रीपेड क्रेडिट, कोई सदस्यता नहीं।",
  "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "अपने ब्राउज़र से {country} में कॉल करें: मोबाइल {mobile} प्रति मिनट। कभी एक्सपायर न होने वाले प्रीपेड क्रेडिट, कोई सदस्यता नहीं।",
  "AE UAE, Dubai, Abu Dhabi|CD DRC|CI Ivory Coast|CV Cabo Verde|CZ Czech Republic|ES Canary Islands|GB Great Britain, England, Scotland, Wales, Northern Ireland|KN Saint Kitts|KR Republic of Korea|LC Saint Lucia|MM Burma|MO Macau|NL Holland|PS Gaza, West Bank|SZ Swaziland|TL East Timor|TR Turkey|US USA, America, Hawaii|VA Holy See|VC Saint Vincent|VN Viet Nam":
    "AE यूएई, दुबई, अबू धाबी|CZ चेक गणराज्य|GB ब्रिटेन, इंग्लैंड, यूके, स्कॉटलैंड|MM बर्मा|NL हॉलैंड|PS गाज़ा|TR तुर्की|US अमेरिका, यूएसए",
} satisfies Translated<"hi", typeof german>;
