import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} क्रेडिट", other: "{n} क्रेडिट" },
  "Converted at the rate of {day}.": "{day} की दर से बदला गया।",
  "Converted at a fixed rate, because no published one is known.":
    "निश्चित दर से बदला गया, क्योंकि कोई प्रकाशित दर उपलब्ध नहीं है।",

  "Unable to initialize payment. Please try again.": "भुगतान शुरू नहीं हो सका। कृपया फिर से कोशिश करें।",
  "Failed to initialize payment": "भुगतान शुरू नहीं किया जा सका",
  "Stripe hasn't fully loaded yet. Please wait a moment.": "Stripe अभी पूरी तरह लोड नहीं हुआ है। कृपया थोड़ा रुकें।",
  "Payment failed": "भुगतान नहीं हो सका",
  "An unexpected error occurred.": "एक अनजान गड़बड़ी हुई।",
  "The card form does not work in this browser. Please try a newer browser.":
    "कार्ड फ़ॉर्म इस ब्राउज़र में काम नहीं करता। कृपया कोई नया ब्राउज़र आज़माएँ।",
  "Payment form failed to load: {problem}": "भुगतान फ़ॉर्म लोड नहीं हो सका: {problem}",
  "Payment succeeded but credits were not updated. Please contact support.":
    "भुगतान हो गया, लेकिन क्रेडिट अपडेट नहीं हुए। कृपया सहायता टीम से संपर्क करें।",
  "Successfully purchased {n} credits!": { one: "{n} क्रेडिट खरीद लिया गया!", other: "{n} क्रेडिट खरीद लिए गए!" },
  "Payment status: {status} Please try again.": "भुगतान की स्थिति: {status} कृपया फिर से कोशिश करें।",
  "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.":
    "इस कीमत की समय-सीमा ख़त्म हो गई है। नई कीमत ऊपर है: उसे चुकाने के लिए “अभी भुगतान करें” दबाएँ। कोई पैसा नहीं कटा है।",
  "Please enter a valid amount (minimum {minimum})": "कृपया मान्य राशि डालें (कम से कम {minimum})",
  "Too many cards were declined. Please wait {wait} before you start another payment.":
    "बहुत ज़्यादा कार्ड अस्वीकार हुए। दूसरा भुगतान शुरू करने से पहले कृपया {wait} रुकें।",
  "You have started many payments. Please wait {wait} before you start another one.":
    "आपने कई भुगतान शुरू किए हैं। दूसरा शुरू करने से पहले कृपया {wait} रुकें।",
  "This is more than a new account may buy now.": "यह उससे ज़्यादा है जितना एक नया खाता अभी खरीद सकता है।",
  "Your account is new, so you can buy for up to {amount} now.":
    "आपका खाता नया है, इसलिए अभी आप {amount} तक की खरीद कर सकते हैं।",
  "Your account is new, and you have bought all that it may buy for now.":
    "आपका खाता नया है, इसलिए फ़िलहाल आप और नहीं खरीद सकते।",
  "You can buy more from {moment}.": "आप {moment} से और खरीद सकेंगे।",
  "Nothing can be bought for now.": "फ़िलहाल कुछ नहीं खरीदा जा सकता।",
  "The limit ends on {moment}.": "यह सीमा {moment} को ख़त्म होगी।",
  "The limit ends a day after your first purchase.": "यह सीमा आपकी पहली खरीद के एक दिन बाद ख़त्म होगी।",
  "The limit ends {n} days after your first purchase.": {
    one: "यह सीमा आपकी पहली खरीद के {n} दिन बाद ख़त्म होगी।",
    other: "यह सीमा आपकी पहली खरीद के {n} दिन बाद ख़त्म होगी।",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "Try another card or ask your bank. Nothing was charged.":
    "दूसरा कार्ड आज़माएँ या अपने बैंक से पूछें। कोई पैसा नहीं कटा है।",
  "Try another card, or add money to this one. Nothing was charged.":
    "दूसरा कार्ड आज़माएँ या इस कार्ड में पैसे डालें। कोई पैसा नहीं कटा है।",
  "Try a card that is still valid. Nothing was charged.":
    "ऐसा कार्ड आज़माएँ जिसकी अवधि बाकी हो। कोई पैसा नहीं कटा है।",
  "Check the security code of your card and try again. Nothing was charged.":
    "कार्ड का सुरक्षा कोड जाँचें और फिर से कोशिश करें। कोई पैसा नहीं कटा है।",
  "Check your card details and try again. Nothing was charged.":
    "कार्ड की जानकारी जाँचें और फिर से कोशिश करें। कोई पैसा नहीं कटा है।",
  "Wait a minute and try again. Nothing was charged.": "एक मिनट रुककर फिर से कोशिश करें। कोई पैसा नहीं कटा है।",
  "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.":
    "आपके बैंक ने भुगतान की पुष्टि नहीं की। फिर से कोशिश करें या दूसरा कार्ड आज़माएँ। कोई पैसा नहीं कटा है।",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start again.":
    "यह भुगतान ख़त्म हो गया है, क्योंकि बहुत ज़्यादा कार्ड अस्वीकार हुए या आपने दूसरा शुरू किया। कोई पैसा नहीं कटा है। नए सिरे से शुरू करने के लिए “अभी भुगतान करें” दबाएँ।",
  "Failed to update currency. Using default rates.": "मुद्रा अपडेट नहीं हो सकी। डिफ़ॉल्ट दरें इस्तेमाल हो रही हैं।",
  "Failed to get credits": "क्रेडिट नहीं लाए जा सके",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "क्रेडिट कभी एक्सपायर नहीं होते। कोई छिपा शुल्क नहीं, कोई मासिक सदस्यता नहीं।",
  "Current credits": "मौजूदा क्रेडिट",
  Currency: "मुद्रा",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})": "विनिमय दर: 1 USD = {rate} {currency} ({day} को)",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "विनिमय दर: 1 USD = {rate} {currency} (डिफ़ॉल्ट दर)",
  "Choose an amount": "राशि चुनें",
  "Custom amount ({currency})": "अपनी पसंद की राशि ({currency})",
  "{minimum} to {maximum}": "{minimum} से {maximum} तक",
  Apply: "लागू करें",
  Summary: "सारांश",
  "<b>{price}</b>, {credits}": "<b>{price}</b>, {credits}",
  "<b>{price}</b>, {credits}, about {minutes} to {country}":
    "<b>{price}</b>, {credits}, {country} के लिए लगभग {minutes}",
  "Proceed to Payment": "भुगतान पर जाएँ",
  "Name on card": "कार्ड पर लिखा नाम",
  "Loading the card form...": "कार्ड फ़ॉर्म लोड हो रहा है…",
  "{price} for {credits}": "{credits} के लिए {price}",
  "Add credits": "क्रेडिट जोड़ें",
  "The call has ended. You can still buy the credits.": "कॉल ख़त्म हो गई है। आप फिर भी क्रेडिट खरीद सकते हैं।",
  "Pay Now": "अभी भुगतान करें",
  "Your card details go straight to our card provider. We never see or store them.":
    "आपके कार्ड का विवरण सीधे हमारे भुगतान प्रदाता को जाता है। हम उसे न देखते हैं, न रखते हैं।",
  "or pay by card": "या कार्ड से भुगतान करें",
  "You are offline. Nothing was charged. This will continue when you are back online.":
    "आप ऑफ़लाइन हैं। कोई शुल्क नहीं लिया गया। कनेक्शन आते ही यह आगे बढ़ेगा।",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "अगर कोई विज्ञापन ब्लॉकर या फ़ायरवॉल चालू है, तो उसमें {host} की अनुमति दें और फिर कोशिश करें।",

  "We could not refund this purchase. Please try again.": "खरीद वापस नहीं हो सकी। कृपया फिर से कोशिश करें।",
  "It is too late to get money back for this purchase.": "इस खरीद को वापस करने का समय समाप्त हो गया है।",
  "The credits from this purchase have been used.": "इस खरीद के क्रेडिट इस्तेमाल हो चुके हैं।",
  "Your call is holding the credits from this purchase. Those it does not use are yours again when it ends.":
    "इस खरीद के क्रेडिट आपकी कॉल ने रोक रखे हैं। जो इस्तेमाल नहीं होंगे, वे कॉल ख़त्म होने पर फिर से मिल जाएँगे।",
  "This payment is disputed, so your bank decides about its money.":
    "इस भुगतान पर विवाद है, इसलिए इसके पैसे का फ़ैसला आपका बैंक करेगा।",
  "Money from this purchase is already on its way back.": "इस खरीद का पैसा पहले ही वापसी के रास्ते में है।",
  "The amount you can get back has changed. Please check the new amount.":
    "वापस मिलने वाली राशि बदल गई है। कृपया नई राशि देखें।",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "पैसा आपके कार्ड पर वापस नहीं जा सका। कुछ नहीं बदला है। कृपया हमसे संपर्क करें।",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "भुगतान प्रदाता जवाब नहीं दे रहा है। कुछ नहीं बदला है। कृपया कुछ मिनट बाद फिर से कोशिश करें।",
  "You cannot get more back on your own right now. Please contact us.":
    "अभी आप खुद इससे ज़्यादा वापस नहीं ले सकते। कृपया हमसे संपर्क करें।",
  "You cannot get more back on your own right now.": "अभी आप खुद इससे ज़्यादा वापस नहीं ले सकते।",
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
  "Taken from your balance": "आपके शेष से लिया गया",
  "Get {amount} back": "{amount} वापस लें",
  "Keep the credits": "क्रेडिट रखें",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "{amount} आपके कार्ड पर लौट गए। आपका बैंक इसे आम तौर पर पाँच से दस दिनों में दिखाता है।",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} आपके कार्ड के रास्ते में हैं। सूची दिखाएगी कि वे कब भेजे गए।",
  "Your balance is {credits} below zero.": "आपका शेष शून्य से {credits} नीचे है।",
  "Your balance is {credits} below zero, because a payment of yours was disputed at your bank after its credits had been used.":
    "आपका शेष शून्य से {credits} नीचे है, क्योंकि क्रेडिट इस्तेमाल हो जाने के बाद आपके एक भुगतान पर आपके बैंक में विवाद हुआ।",
  "Your balance is {credits} below zero, because a payment of yours was refunded after its credits had been used.":
    "आपका शेष शून्य से {credits} नीचे है, क्योंकि क्रेडिट इस्तेमाल हो जाने के बाद आपके एक भुगतान का रिफ़ंड हुआ।",
  "Your balance is {credits} below zero, because payments of yours were disputed at your bank or refunded after their credits had been used.":
    "आपका शेष शून्य से {credits} नीचे है, क्योंकि क्रेडिट इस्तेमाल हो जाने के बाद आपके भुगतानों पर आपके बैंक में विवाद या उनका रिफ़ंड हुआ।",
  "Buy at least {n} credits to call again.": {
    one: "फिर से कॉल करने के लिए कम से कम {n} क्रेडिट खरीदें।",
    other: "फिर से कॉल करने के लिए कम से कम {n} क्रेडिट खरीदें।",
  },
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "कॉल रोक दी गई हैं क्योंकि आपके एक भुगतान पर आपके बैंक में विवाद है। कृपया वहाँ विवाद वापस लें या हमसे संपर्क करें।",

  "Failed to get transactions": "लेन-देन नहीं लाए जा सके",
  "{n} transactions shown": { one: "{n} लेन-देन दिखाया गया", other: "{n} लेन-देन दिखाए गए" },
  "No transactions found": "कोई लेन-देन नहीं मिला",
  "No recent transactions": "हाल का कोई लेन-देन नहीं",
  "{n} credits by card": { one: "कार्ड से {n} क्रेडिट", other: "कार्ड से {n} क्रेडिट" },
  "{n} credits by automatic recharge": { one: "ऑटो रिचार्ज से {n} क्रेडिट", other: "ऑटो रिचार्ज से {n} क्रेडिट" },
  "{purchase}: ended, because too many cards were declined":
    "{purchase}: ख़त्म, क्योंकि बहुत ज़्यादा कार्ड अस्वीकार हुए",
  "{purchase}: your bank declined the card": "{purchase}: आपके बैंक ने कार्ड अस्वीकार कर दिया",
  "{purchase}: not confirmed in time": "{purchase}: समय पर पुष्टि नहीं हुई",
  "{purchase}: ended, because automatic recharge was changed": "{purchase}: ऑटो रिचार्ज बदले जाने के कारण समाप्त",
  "{purchase}: ended together with automatic recharge. {reason}":
    "{purchase}: ऑटो रिचार्ज के साथ समाप्त। {reason}",
  "{purchase}: replaced by a newer purchase": "{purchase}: नई खरीद से बदला गया",
  "{purchase}: not paid in time": "{purchase}: समय पर भुगतान नहीं हुआ",
  "{purchase}: cancelled when the account was deleted": "{purchase}: खाता हटाए जाने पर रद्द",
  "Refund to your card": "आपके कार्ड पर रिफ़ंड",
  "Refund that did not reach your card": "रिफ़ंड जो आपके कार्ड तक नहीं पहुँचा",
  "Payment disputed with your bank": "आपके बैंक में विवादित भुगतान",
  "Dispute with your bank ended in our favour": "आपके बैंक का विवाद हमारे पक्ष में ख़त्म हुआ",
  "Credits given by us": "हमारे दिए हुए क्रेडिट",
  "Credits taken back by us": "हमारे वापस लिए हुए क्रेडिट",
  "Call to {destination}, {number}": "{destination} को कॉल, {number}",
  "Credit for a bad line: call to {destination}, {number}":
    "ख़राब लाइन के लिए क्रेडिट: {destination} को कॉल, {number}",
  "Call by {caller}": "{caller} की कॉल",
  "Credit for a bad line: call by {caller}": "ख़राब लाइन के लिए क्रेडिट: {caller} की कॉल",
  "a former member": "पूर्व सदस्य",
  "Every purchase, call and refund, newest first.": "हर खरीद, कॉल और रिफ़ंड, सबसे नया पहले।",
  "All calls, including free ones": "सभी कॉल, मुफ़्त कॉल भी",
  "Purchase credits to begin": "शुरू करने के लिए क्रेडिट खरीदें",
  "Show all transactions": "सभी लेन-देन दिखाएँ",
  "Load more": "और लोड करें",
  "All transactions": "सभी लेन-देन",
  Purchases: "खरीद",
  Calls: "कॉल",
  "Download CSV": "CSV डाउनलोड करें",
  "Recent transactions": "हाल के लेन-देन",
  "Recent Transactions": "हाल के लेन-देन",
  "View All Transactions": "सभी लेन-देन देखें",
  Date: "तारीख़",
  Type: "प्रकार",
  Description: "विवरण",
  Amount: "राशि",
  Status: "स्थिति",
  Purchase: "खरीद",
  Refund: "रिफ़ंड",
  Usage: "उपयोग",
  Test: "टेस्ट",
  Adjustment: "समायोजन",
  completed: "पूरा हुआ",
  pending: "लंबित",
  failed: "असफल",
  declined: "अस्वीकृत",
  "on its way": "रास्ते में",
  Receipt: "रसीद",
  "Receipt for {description}": "{description} की रसीद",
  Details: "विवरण देखें",
  "Details for {description}": "{description} का विवरण",
  "Failed to get the receipt": "रसीद नहीं लाई जा सकी",
  "Receipt {number}": "रसीद {number}",
  "Back to your transactions": "अपने लेन-देन पर वापस जाएँ",
  Seller: "विक्रेता",
  Buyer: "खरीदार",
  "Receipt number": "रसीद संख्या",
  "Charged to your card": "आपके कार्ड से लिया गया",
  "Refunded to your card": "आपके कार्ड पर वापस किया गया",
  "Left after refunds": "रिफ़ंड के बाद बाकी",
  "Paid on {day}": "{day} को भुगतान किया गया",
  "Paid on {day} with {card}": "{day} को भुगतान किया गया ({card})",
  "{amount} refunded, {left} left": "{amount} वापस, {left} बाकी",
  "{amount} going back to the card, {left} left": "{amount} कार्ड की ओर रास्ते में, {left} बाकी",
  "{amount} refunded or disputed, {left} left": "{amount} वापस या विवादित, {left} बाकी",
  Card: "कार्ड",
  "{card} ending in {last4}": "{last4} पर ख़त्म होने वाला {card}",
  "Card ending in {last4}": "{last4} पर ख़त्म होने वाला कार्ड",
  "Tax included": "शामिल कर",
  "None#tax": "कोई नहीं",
  "Bought by": "किसके द्वारा खरीदा गया",
  "Tax number: {number}": "कर संख्या: {number}",
  "Exchange rate": "विनिमय दर",
  "Print or save as PDF": "प्रिंट करें या PDF में सहेजें",
  "Credits balance": "क्रेडिट शेष",
  "<b>{n}</b> <u>credits</u>": { one: "<b>{n}</b> <u>क्रेडिट</u>", other: "<b>{n}</b> <u>क्रेडिट</u>" },
  "<u>Balance</u> <b>{credits}</b>": "<u>शेष</u> <b>{credits}</b>",
} satisfies Translated<"hi", typeof german>;
