import type { Translated } from "#words/catalogue.ts";
import type { cards as german } from "#words/de/cards.ts";

export const cards = {
  "Save this card for next time": "यह कार्ड अगली बार के लिए सहेजें",
  "Our card provider keeps the card, not us. The card is charged only when you press a button to pay, or by a rule that you turn on in Settings. You can remove it in Settings at any time.":
    "कार्ड हमारे भुगतान प्रदाता के पास रहता है, हमारे पास नहीं। इससे पैसा तभी कटता है जब आप ख़ुद भुगतान का बटन दबाते हैं, या किसी ऐसे नियम से जिसे आप सेटिंग में चालू करते हैं। आप इसे सेटिंग में कभी भी हटा सकते हैं।",
  "We do not know yet whether this payment went through. Please press the button again: you are charged only once.":
    "हमें अभी नहीं पता कि यह भुगतान हुआ या नहीं। कृपया बटन फिर से दबाएँ: पैसा एक ही बार कटेगा।",
  "This price has expired. The button shows the new one: press it to pay. Nothing has been charged.":
    "इस कीमत की समय-सीमा ख़त्म हो गई है। नई कीमत बटन पर है: भुगतान के लिए उसे दबाएँ। कोई पैसा नहीं कटा है।",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press the button to start again.":
    "यह भुगतान ख़त्म हो गया है, क्योंकि बहुत ज़्यादा कार्ड अस्वीकार हुए या आपने दूसरा शुरू किया। कोई पैसा नहीं कटा है। नए सिरे से शुरू करने के लिए बटन दबाएँ।",
  "Pay with": "भुगतान का तरीका",
  "Another card": "कोई दूसरा कार्ड",
  "Pay {price} with {card}": "{card} से {price} का भुगतान करें",
  "Pay with {card}": "{card} से भुगतान करें",
  "Expires {date}": "{date} तक मान्य",
  Expired: "समय-सीमा ख़त्म",
  "Saved cards": "सहेजे गए कार्ड",
  "Our card provider keeps these cards, not us. The default is proposed when you buy credits.":
    "ये कार्ड हमारे भुगतान प्रदाता के पास रहते हैं, हमारे पास नहीं। क्रेडिट खरीदते समय डिफ़ॉल्ट कार्ड पहले से चुना होता है।",
  "No card is saved. To save one, tick “Save this card for next time” when you pay.":
    "कोई कार्ड सहेजा नहीं गया है। कार्ड सहेजने के लिए भुगतान करते समय “यह कार्ड अगली बार के लिए सहेजें” चुनें।",
  Default: "डिफ़ॉल्ट",
  "Make default": "डिफ़ॉल्ट बनाएँ",
  "Make {card} the default": "{card} को डिफ़ॉल्ट बनाएँ",
  "Being removed": "हटाया जा रहा है",
  "Your card pays nothing any more. Our card provider has not confirmed yet that it is removed.":
    "इस कार्ड से अब कोई भुगतान नहीं होता। हमारे भुगतान प्रदाता ने अभी पुष्टि नहीं की है कि इसे हटा दिया गया है।",
  "This card is now your default.": "अब यह आपका डिफ़ॉल्ट कार्ड है।",
  "Your card has been removed.": "आपका कार्ड हटा दिया गया है।",
} satisfies Translated<"hi", typeof german>;
