import type { Translated } from "#words/catalogue.ts";
import type { recharge as german } from "#words/de/recharge.ts";

export const recharge = {
  "Unable to load your automatic recharge. Please try again.":
    "आपका ऑटो रिचार्ज लोड नहीं हो सका। कृपया फिर से कोशिश करें।",
  "Your automatic recharge could not be saved. Nothing has changed. Please try again.":
    "आपका ऑटो रिचार्ज सहेजा नहीं जा सका। कुछ भी नहीं बदला है। कृपया फिर से कोशिश करें।",
  "Automatic recharge could not be turned off. Please try again.":
    "ऑटो रिचार्ज बंद नहीं किया जा सका। कृपया फिर से कोशिश करें।",
  "Please choose one of the offered amounts.": "कृपया दी गई रकमों में से कोई एक चुनें।",
  "The monthly limit must allow at least one purchase. Please choose a higher one.":
    "महीने की सीमा कम से कम एक खरीद के लिए काफ़ी होनी चाहिए। कृपया ज़्यादा सीमा चुनें।",
  "Please choose a lower monthly limit.": "कृपया महीने की कम सीमा चुनें।",
  "Please confirm that your card may be charged by this rule.":
    "कृपया पुष्टि करें कि इस नियम के अनुसार आपके कार्ड से पैसा काटा जा सकता है।",
  "The bank of this card does not allow further charges by this rule. Please choose another card.":
    "इस कार्ड का बैंक इस नियम से और पैसा काटने की अनुमति नहीं देता। कृपया कोई दूसरा कार्ड चुनें।",
  "This card was declined three times. Please choose another card, or this one 30 days after it was declined last.":
    "यह कार्ड तीन बार अस्वीकार हुआ। कृपया कोई दूसरा कार्ड चुनें, या आख़िरी अस्वीकृति के 30 दिन बाद यही कार्ड।",
  "Another user of this balance has turned on automatic recharge.":
    "इस शेष का इस्तेमाल करने वाले किसी और व्यक्ति ने ऑटो रिचार्ज चालू किया है।",
  "Automatic recharge was changed elsewhere. Please look at it and try again.":
    "ऑटो रिचार्ज कहीं और बदला गया है। कृपया उसे देखें और फिर कोशिश करें।",
  "Automatic recharge pays with this card and is turned off when you remove it.":
    "ऑटो रिचार्ज इसी कार्ड से भुगतान करता है और इसे हटाने पर बंद हो जाएगा।",
  "Automatic recharge is not on.": "ऑटो रिचार्ज चालू नहीं है।",
  "This link has been used or has expired. You can turn automatic recharge off in Settings.":
    "यह लिंक इस्तेमाल हो चुका है या इसकी समय-सीमा ख़त्म हो गई है। आप ऑटो रिचार्ज सेटिंग में बंद कर सकते हैं।",
  "This link belongs to another user. Log out first to use it.":
    "यह लिंक किसी दूसरे खाते का है। इसे इस्तेमाल करने के लिए पहले लॉग आउट करें।",
  "This payment can no longer be finished. Nothing was charged.":
    "यह भुगतान अब पूरा नहीं किया जा सकता। कोई पैसा नहीं कटा है।",
  "This payment is finished already. Nothing more is charged.":
    "यह भुगतान पहले ही पूरा हो चुका है। अब और कुछ नहीं काटा जाएगा।",
  "Your bank is still working on this payment. Please look again in a few minutes.":
    "आपका बैंक अभी इस भुगतान पर काम कर रहा है। कृपया कुछ मिनट बाद फिर देखें।",
  "Automatic recharge is paused because a payment was not confirmed to your bank in time. Nothing was charged.":
    "ऑटो रिचार्ज रुका हुआ है, क्योंकि एक भुगतान की पुष्टि आपके बैंक को समय पर नहीं की गई। कुछ भी नहीं काटा गया।",
  "With your confirmation you also agree to the following, so that your bank need not ask next time:":
    "पुष्टि करके आप निम्न बात से भी सहमत होते हैं, ताकि अगली बार आपके बैंक को पूछना न पड़े:",
  "I allow this card to be charged by this rule without asking me each time, until I turn it off or it ends by itself.":
    "मैं अनुमति देता/देती हूँ कि इस नियम के अनुसार हर बार पूछे बिना इस कार्ड से पैसा काटा जाए, जब तक मैं इसे बंद न करूँ या यह अपने-आप ख़त्म न हो जाए।",
  "At most {limit} in any calendar month.": "किसी भी कैलेंडर महीने में ज़्यादा से ज़्यादा {limit}।",
  "When your balance falls below {below}, {credits} are bought for {price}.":
    "जब आपका शेष {below} से कम होता है, तो {price} में {credits} खरीदे जाते हैं।",
  "During a call the credits are bought early enough that the call goes on, also while the balance is still higher.":
    "कॉल के दौरान क्रेडिट इतने पहले खरीद लिए जाते हैं कि कॉल जारी रहे, भले ही शेष अभी ज़्यादा हो।",
  "Automatic recharge is on.": "ऑटो रिचार्ज चालू है।",
  "Automatic recharge is off. No card is charged any more.": "ऑटो रिचार्ज बंद है। अब किसी कार्ड से पैसा नहीं कटेगा।",
  "Recharged: {credits}, your call goes on": "रिचार्ज हुआ: {credits}, आपकी कॉल जारी है",
  "Recharged: {credits}": "रिचार्ज हुआ: {credits}",
  "Automatic recharge waits for you: your bank wants you to confirm the payment.":
    "ऑटो रिचार्ज आपका इंतज़ार कर रहा है: आपका बैंक चाहता है कि आप भुगतान की पुष्टि करें।",
  "Automatic recharge is paused because your bank declined the card.":
    "ऑटो रिचार्ज रुका हुआ है, क्योंकि आपके बैंक ने कार्ड अस्वीकार कर दिया।",
  "Automatic recharge is paused because your bank does not allow this card to be charged again.":
    "ऑटो रिचार्ज रुका हुआ है, क्योंकि आपका बैंक इस कार्ड से दोबारा पैसा काटने की अनुमति नहीं देता।",
  "Automatic recharge is paused until next month because this month's limit has been reached.":
    "ऑटो रिचार्ज अगले महीने तक रुका हुआ है, क्योंकि इस महीने की सीमा पूरी हो गई है।",
  "Automatic recharge is paused because a new account may buy only so much.":
    "ऑटो रिचार्ज रुका हुआ है, क्योंकि नया खाता सीमित खरीद ही कर सकता है।",
  "Automatic recharge is paused because credits cannot be bought right now. It is tried again soon.":
    "ऑटो रिचार्ज रुका हुआ है, क्योंकि अभी क्रेडिट नहीं खरीदे जा सकते। जल्द ही फिर कोशिश होगी।",
  "Automatic recharge is paused by our support.": "हमारी सहायता टीम ने ऑटो रिचार्ज रोक दिया है।",
  "You have turned it off.": "आपने इसे बंद किया है।",
  "It was turned off with the link of a mail.": "इसे ईमेल के लिंक से बंद किया गया।",
  "Its card has been removed.": "इसका कार्ड हटा दिया गया है।",
  "Its card has expired.": "इसके कार्ड की समय-सीमा ख़त्म हो गई है।",
  "Money of a purchase has gone back to your card.": "किसी खरीद के पैसे आपके कार्ड पर वापस चले गए हैं।",
  "A payment was disputed at your bank.": "आपके बैंक में एक भुगतान पर विवाद दर्ज हुआ।",
  "Your account has been frozen.": "आपका खाता रोक दिया गया है।",
  "Its card was declined three times.": "इसका कार्ड तीन बार अस्वीकार हुआ।",
  "There is not enough money on the card.": "कार्ड में पर्याप्त पैसा नहीं है।",
  "The card has expired.": "कार्ड की समय-सीमा ख़त्म हो गई है।",
  "The card's own limit is reached.": "कार्ड की अपनी सीमा पूरी हो गई है।",
  "The bank has blocked the card or closed its account.":
    "बैंक ने कार्ड को ब्लॉक कर दिया है या उसका खाता बंद कर दिया है।",
  "The bank could not answer.": "बैंक जवाब नहीं दे सका।",
  "The bank gave no reason.": "बैंक ने कोई कारण नहीं बताया।",
  "Automatic recharge": "ऑटो रिचार्ज",
  "Turn off automatic recharge": "ऑटो रिचार्ज बंद करें",
  "Credits are bought with a saved card when your balance falls, so that no call is cut off.":
    "शेष कम होने पर सहेजे गए कार्ड से क्रेडिट खरीदे जाते हैं, ताकि कोई कॉल बीच में न कटे।",
  "Your saved card {card} has expired. To save another one, tick “Save this card for next time” when you pay.":
    "आपके सहेजे गए कार्ड {card} की अवधि समाप्त हो गई है। दूसरा कार्ड सहेजने के लिए भुगतान करते समय “यह कार्ड अगली बार के लिए सहेजें” चुनें।",
  "It needs a saved card. To save one, tick “Save this card for next time” when you pay.":
    "इसके लिए सहेजा गया कार्ड चाहिए। कार्ड सहेजने के लिए भुगतान करते समय “यह कार्ड अगली बार के लिए सहेजें” चुनें।",
  "When my balance falls below": "जब मेरा शेष इससे कम हो",
  Buy: "खरीदें",
  "Monthly limit": "महीने की सीमा",
  "{amount} ({n} purchases)": { one: "{amount} ({n} खरीद)", other: "{amount} ({n} खरीद)" },
  "Your balance is below that already: the first purchase is made as soon as you turn it on.":
    "आपका शेष पहले से ही इससे कम है: चालू करते ही पहली खरीद हो जाएगी।",
  "To have your card charged, or more than before, confirm that it is you.":
    "आपके कार्ड से पैसा काटने, या पहले से ज़्यादा काटने के लिए, पुष्टि करें कि यह आप ही हैं।",
  "Turn on": "चालू करें",
  "Save changes": "बदलाव सहेजें",
  Paused: "रुका हुआ",
  "Spent this month": "इस महीने का ख़र्च",
  "{spent} of {limit}": "{limit} में से {spent}",
  "This card is no longer saved.": "यह कार्ड अब सहेजा हुआ नहीं है।",
  "Next try: {moment}.": "अगली कोशिश: {moment}।",
  "To go on, press “Change” and choose a card.": "आगे बढ़ने के लिए “बदलें” दबाएँ और कोई कार्ड चुनें।",
  "To go on, press “Change” and save the rule, with the same card or another one.":
    "आगे बढ़ने के लिए “बदलें” दबाएँ और उसी या किसी दूसरे कार्ड के साथ नियम सहेजें।",
  Change: "बदलें",
  "Turn off": "बंद करें",
  "Finish the payment": "भुगतान पूरा करें",
  "Your bank wants you to confirm this payment.": "आपका बैंक चाहता है कि आप इस भुगतान की पुष्टि करें।",
  "Card: {card}": "कार्ड: {card}",
  "Pay {price} for {credits}": "{credits} के लिए {price} का भुगतान करें",
  "No more credits are then bought automatically. Your balance and your saved cards stay as they are.":
    "इसके बाद क्रेडिट अपने-आप नहीं खरीदे जाएँगे। आपका शेष और सहेजे गए कार्ड वैसे ही रहेंगे।",
} satisfies Translated<"hi", typeof german>;
