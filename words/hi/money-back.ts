import type { Translated } from "#words/catalogue.ts";
import type { moneyBack as german } from "#words/de/money-back.ts";

export const moneyBack = {
  "The purchase could not be taken back. Please try again.": "खरीद वापस नहीं हो सकी। कृपया फिर से कोशिश करें।",
  "The time in which this purchase can be taken back is over.": "इस खरीद को वापस करने का समय समाप्त हो गया है।",
  "The credits of this purchase are used.": "इस खरीद के क्रेडिट इस्तेमाल हो चुके हैं।",
  "The credits of this purchase are held by your call. What it does not use is yours when it has ended.":
    "इस खरीद के क्रेडिट आपकी कॉल ने रोक रखे हैं। जो इस्तेमाल नहीं होंगे, वे कॉल ख़त्म होने पर फिर से मिल जाएँगे।",
  "This payment is disputed, so your bank decides about its money.":
    "इस भुगतान पर विवाद है, इसलिए इसके पैसे का फ़ैसला आपका बैंक करेगा।",
  "Money of this purchase is on its way back already.": "इस खरीद का पैसा पहले ही वापसी के रास्ते में है।",
  "What can be taken back has changed. Please look at the new amount.":
    "वापस मिलने वाली राशि बदल गई है। कृपया नई राशि देखें।",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "पैसा आपके कार्ड पर वापस नहीं जा सका। कुछ नहीं बदला है। कृपया हमसे संपर्क करें।",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "भुगतान प्रदाता जवाब नहीं दे रहा है। कुछ नहीं बदला है। कृपया कुछ मिनट बाद फिर से कोशिश करें।",
  "You cannot take back more by yourself now. Please contact us.":
    "अभी आप खुद इससे ज़्यादा वापस नहीं ले सकते। कृपया हमसे संपर्क करें।",
  "You cannot take back more by yourself now.": "अभी आप खुद इससे ज़्यादा वापस नहीं ले सकते।",
  "{unused} of this purchase is unused.": "इस खरीद में से {unused} इस्तेमाल नहीं हुए हैं।",
  "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.": {
    one: "30 दिनों में आप खुद {usd} तक वापस ले सकते हैं, {n} अनुरोध में।",
    other: "30 दिनों में आप खुद {usd} तक वापस ले सकते हैं, ज़्यादा से ज़्यादा {n} अनुरोधों में।",
  },
  "For more, please contact us.": "इससे ज़्यादा के लिए कृपया हमसे संपर्क करें।",
  "You can take back more on {moment}, or sooner if you contact us.":
    "आप {moment} को और वापस ले सकेंगे, या हमसे संपर्क करें तो उससे पहले।",
  "Get money back": "पैसे वापस लें",
  "Get money back for {description}": "{description} के पैसे वापस लें",
  "{amount} on its way to your card": "{amount} आपके कार्ड के रास्ते में",
  "Get your money back?": "पैसे वापस लें?",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "इस खरीद के जो क्रेडिट आपने इस्तेमाल नहीं किए, वे आपके शेष से हट जाएँगे और उनकी कीमत उसी कार्ड पर लौटेगी जिससे भुगतान हुआ। इसे पलटा नहीं जा सकता।",
  "Back to your card": "आपके कार्ड पर वापस",
  "Leaves your balance": "आपके शेष से हटेगा",
  "Get {amount} back": "{amount} वापस लें",
  "Keep the credits": "क्रेडिट रखें",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} आपके कार्ड पर लौट गए। आपका बैंक इसे आम तौर पर पाँच से दस दिनों में दिखाता है।",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} आपके कार्ड के रास्ते में हैं। सूची दिखाएगी कि कब निकल गए।",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "कॉल रोक दी गई हैं क्योंकि आपके एक भुगतान पर आपके बैंक में विवाद है। कृपया वहाँ विवाद वापस लें या हमसे संपर्क करें।",
} satisfies Translated<"hi", typeof german>;
