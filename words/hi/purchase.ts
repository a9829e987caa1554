import type { Translated } from "#words/catalogue.ts";
import type { purchase as german } from "#words/de/purchase.ts";

export const purchase = {
  "Unable to initialize payment. Please try again.": "भुगतान शुरू नहीं हो सका। कृपया फिर से कोशिश करें।",
  "Failed to initialize payment": "भुगतान शुरू नहीं किया जा सका",
  "Stripe hasn't fully loaded yet. Please wait a moment.": "Stripe अभी पूरी तरह लोड नहीं हुआ है। कृपया थोड़ा रुकें।",
  "Payment failed": "भुगतान नहीं हो सका",
  "An unexpected error occurred.": "एक अनजान गड़बड़ी हुई।",
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
  "This is more than a new account may buy.": "यह उससे ज़्यादा है जितना एक नया खाता खरीद सकता है।",
  "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.": {
    one: "एक नया खाता दिन में {day} और हफ़्ते में {week} तक की खरीद कर सकता है, दिन में ज़्यादा से ज़्यादा {n} बार।",
    other: "एक नया खाता दिन में {day} और हफ़्ते में {week} तक की खरीद कर सकता है, दिन में ज़्यादा से ज़्यादा {n} बार।",
  },
  "You have {amount} left now.": "अभी आपके पास {amount} बाकी हैं।",
  "You will have more on {moment}.": "{moment} को और उपलब्ध होगा।",
  "The limit ends on {moment}.": "यह सीमा {moment} को ख़त्म होगी।",
  "The limit ends a day after your first purchase.": "यह सीमा आपकी पहली खरीद के एक दिन बाद ख़त्म होगी।",
  "The limit ends {n} days after your first purchase.": {
    one: "यह सीमा आपकी पहली खरीद के {n} दिन बाद ख़त्म होगी।",
    other: "यह सीमा आपकी पहली खरीद के {n} दिन बाद ख़त्म होगी।",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.":
    "यह भुगतान ख़त्म हो गया है, क्योंकि बहुत ज़्यादा कार्ड अस्वीकार हुए या आपने दूसरा शुरू किया। कोई पैसा नहीं कटा है। नए सिरे से शुरू करने के लिए “अभी भुगतान करें” दबाएँ।",
  "Failed to update currency. Using default rates.": "मुद्रा अपडेट नहीं हो सकी। डिफ़ॉल्ट दरें इस्तेमाल हो रही हैं।",
  "Failed to get credits": "क्रेडिट नहीं लाए जा सके",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "क्रेडिट कभी ख़त्म नहीं होते। कोई छिपा शुल्क नहीं, कोई मासिक सदस्यता नहीं।",
  "Current credits": "मौजूदा क्रेडिट",
  Currency: "मुद्रा",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})": "विनिमय दर: 1 USD = {rate} {currency} ({day} को)",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "विनिमय दर: 1 USD = {rate} {currency} (डिफ़ॉल्ट दर)",
  "Choose an amount": "राशि चुनें",
  "Custom amount ({currency})": "अपनी पसंद की राशि ({currency})",
  "{minimum} to {maximum}": "{minimum} से {maximum} तक",
  Apply: "लागू करें",
  "You pay": "आप चुकाएँगे",
  "You receive": "आपको मिलेगा",
  "Proceed to Payment": "भुगतान पर जाएँ",
  "Name on card": "कार्ड पर लिखा नाम",
  "Loading the card form...": "कार्ड फ़ॉर्म लोड हो रहा है…",
  "Pay Now": "अभी भुगतान करें",
  "Your card details go straight to our card provider. We never see them and do not store them.":
    "आपके कार्ड का विवरण सीधे हमारे भुगतान प्रदाता को जाता है। हम उसे न देखते हैं, न रखते हैं।",
  "or pay by card": "या कार्ड से भुगतान करें",
  "You are offline. Nothing was charged. This goes on once there is a connection.":
    "आप ऑफ़लाइन हैं। कोई शुल्क नहीं लिया गया। कनेक्शन आते ही यह आगे बढ़ेगा।",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "अगर कोई विज्ञापन ब्लॉकर या फ़ायरवॉल चालू है, तो उसमें {host} की अनुमति दें और फिर कोशिश करें।",
} satisfies Translated<"hi", typeof german>;
