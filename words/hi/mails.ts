import type { Translated } from "#words/catalogue.ts";
import type { mails as german } from "#words/de/mails.ts";

export const mails = {
  "Hello {name},": "नमस्ते {name},",
  "Hello,": "नमस्ते,",
  "{label}:": "{label}:",
  "{brand}: phone calls to anywhere, from your browser": "{brand}: आपके ब्राउज़र से कहीं भी फ़ोन कॉल",
  "Confirm your email address": "अपने ईमेल पते की पुष्टि करें",
  "Thank you for registering with {brand}. Please confirm that this address is yours. Your account will then open with the password chosen at this registration.":
    "{brand} में रजिस्टर करने के लिए धन्यवाद। कृपया पुष्टि करें कि यह पता आपका है। इसके बाद खाता उस पासवर्ड से खुलेगा जो इस रजिस्ट्रेशन में चुना गया था।",
  "There is more than one open registration for this address, and only the first one confirmed counts. Please open only the link of the registration you made yourself.":
    "इस पते के लिए एक से ज़्यादा रजिस्ट्रेशन बाकी हैं, और केवल पहला पुष्टि किया गया गिना जाएगा। कृपया केवल उसी रजिस्ट्रेशन का लिंक खोलें जो आपने खुद किया था।",
  Registered: "रजिस्टर किया गया",
  "Confirm email address": "ईमेल पते की पुष्टि करें",
  "The link is good for 24 hours. If you did not register at that time, do not open it, because another person chose the password. You can ignore this mail.":
    "यह लिंक 24 घंटे तक मान्य है। अगर आपने उस समय रजिस्टर नहीं किया था, तो इसे न खोलें: पासवर्ड किसी और ने चुना है। आप इस मेल को अनदेखा कर सकते हैं।",
  "Several registrations for your address": "आपके पते के लिए कई रजिस्ट्रेशन बाकी हैं",
  "Someone, probably you, asked again for the link that confirms this address. More than one registration is open for it, and we cannot tell which one is yours.":
    "किसी ने, शायद आपने, इस पते की पुष्टि करने वाला लिंक फिर से माँगा है। इस पते के लिए एक से ज़्यादा रजिस्ट्रेशन बाकी हैं, और हम नहीं जान सकते कि आपका कौन सा है।",
  "Log in": "लॉग इन करें",
  "To get your link, log in with the password you chose and ask for the link there, or register again. If this was not you, you can ignore this mail.":
    "अपना लिंक पाने के लिए, चुने हुए पासवर्ड से लॉग इन करके वहाँ लिंक माँगें, या फिर से रजिस्टर करें। अगर यह आप नहीं थे, तो इस मेल को अनदेखा कर सकते हैं।",
  "You already have an account": "आपका पहले से एक खाता है",
  "Someone, probably you, tried to register with this address. You already have an account, and nothing about it has changed.":
    "किसी ने, शायद आपने, इस पते से रजिस्टर करने की कोशिश की। आपका पहले से एक खाता है, और उसमें कुछ नहीं बदला गया।",
  'If you do not remember your password, use "Forgot password" on the login page. If this was not you, you do not need to do anything.':
    "अगर आपको पासवर्ड याद नहीं है, तो लॉग इन पेज पर “पासवर्ड भूल गए” का इस्तेमाल करें। अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।",
  "Reset your password": "अपना पासवर्ड रीसेट करें",
  "Someone, probably you, asked to reset the password of the account with this address.":
    "किसी ने, शायद आपने, इस पते वाले खाते का पासवर्ड रीसेट करने को कहा है।",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: your password stays as it is.":
    "यह लिंक एक घंटे तक मान्य है और एक बार काम करता है। अगर यह आप नहीं थे, तो इस मेल को अनदेखा कर सकते हैं: आपका पासवर्ड वैसा ही रहेगा।",
  "Your password was changed": "आपका पासवर्ड बदला गया",
  "The password of your account was just changed, and every device was logged out.":
    "आपके खाते का पासवर्ड अभी बदला गया, और हर डिवाइस से लॉग आउट कर दिया गया।",
  'If this was not you, use "Forgot password" on the login page at once to take the account back.':
    "अगर यह आप नहीं थे, तो खाता वापस पाने के लिए तुरंत लॉग इन पेज पर “पासवर्ड भूल गए” का इस्तेमाल करें।",
  "Your passkeys were removed, because another person may have added one. You can add yours again in the settings.":
    "आपकी पासकी हटा दी गई हैं, क्योंकि हो सकता है किसी और ने एक जोड़ी हो। आप अपनी पासकी सेटिंग में फिर से जोड़ सकते हैं।",
  "Your passkeys no longer log in without the password, because another person may have added one. They are still your second step. To log in with one alone, remove it in the settings and add it again.":
    "आपकी पासकी अब बिना पासवर्ड के लॉग इन नहीं करतीं, क्योंकि हो सकता है किसी और ने एक जोड़ी हो। वे अब भी आपका दूसरा चरण हैं। केवल पासकी से लॉग इन करने के लिए उसे सेटिंग में हटाएँ और फिर से जोड़ें।",
  "The password of your account was just changed, and every other device was logged out.":
    "आपके खाते का पासवर्ड अभी बदला गया, और बाकी हर डिवाइस से लॉग आउट कर दिया गया।",
  "Someone, probably you, asked to use this address for their {brand} account. It takes effect once you confirm it.":
    "किसी ने, शायद आपने, अपने {brand} खाते के लिए इस पते का इस्तेमाल करने को कहा है। आपके पुष्टि करने पर यह लागू होगा।",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.":
    "यह लिंक एक घंटे तक मान्य है और एक बार काम करता है। अगर यह आप नहीं थे, तो इस मेल को अनदेखा कर सकते हैं: कुछ नहीं बदलेगा।",
  "Someone, probably you, asked to use this address for another {brand} account. It already belongs to your account, and nothing has changed.":
    "किसी ने, शायद आपने, इस पते का इस्तेमाल किसी दूसरे {brand} खाते के लिए करने को कहा है। यह पहले से आपके खाते का है, और कुछ नहीं बदला गया।",
  "If this was not you, you do not need to do anything.": "अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है।",
  "Your email address was changed": "आपका ईमेल पता बदला गया",
  "The email address of your account was just changed. From now on our mails go to the new one, and this address no longer logs in.":
    "आपके खाते का ईमेल पता अभी बदला गया। अब से हमारे मेल नए पते पर जाएँगे, और इस पते से लॉग इन नहीं होगा।",
  "Contact us": "हमसे संपर्क करें",
  "If this was not you, please write to us at once, so that we can give the account back to you.":
    "अगर यह आप नहीं थे, तो कृपया हमें तुरंत लिखें, ताकि हम खाता आपको लौटा सकें।",
  "Two-step sign-in is on": "दो चरण वाला लॉग इन चालू है",
  "From now on, logging in to your account takes a second step: a code from your authenticator app, or your passkey. Every other device was logged out. Keep your recovery codes in a safe place: each works once in its place.":
    "अब से आपके खाते में लॉग इन के लिए दूसरा चरण लगेगा: आपके ऑथेंटिकेटर ऐप का कोड, या आपकी पासकी। बाकी हर डिवाइस से लॉग आउट कर दिया गया। अपने रिकवरी कोड सुरक्षित जगह पर रखें: हर कोड एक बार इसकी जगह ले सकता है।",
  "Open settings": "सेटिंग खोलें",
  'If this was not you, use "Forgot password" on the login page at once, and write to us.':
    "अगर यह आप नहीं थे, तो तुरंत लॉग इन पेज पर “पासवर्ड भूल गए” का इस्तेमाल करें और हमें लिखें।",
  "Two-step sign-in is off": "दो चरण वाला लॉग इन बंद है",
  "Logging in to your account no longer takes a second step. The recovery codes have stopped working.":
    "आपके खाते में लॉग इन के लिए अब दूसरा चरण नहीं लगेगा। रिकवरी कोड अब काम नहीं करते।",
  "A passkey was added": "एक पासकी जोड़ी गई",
  "A passkey was just added to your account. It logs in by itself, without the password.":
    "आपके खाते में अभी एक पासकी जोड़ी गई। वह अकेले, बिना पासवर्ड के, लॉग इन करती है।",
  'If this was not you, use "Forgot password" on the login page at once: it also stops passkeys from logging in.':
    "अगर यह आप नहीं थे, तो तुरंत लॉग इन पेज पर “पासवर्ड भूल गए” का इस्तेमाल करें: इससे पासकी से लॉग इन भी रुक जाता है।",
  "A passkey was removed": "एक पासकी हटाई गई",
  "A passkey of your account was just removed. It no longer logs in.":
    "आपके खाते की एक पासकी अभी हटाई गई। वह अब लॉग इन नहीं करती।",
  "A passkey was refused": "एक पासकी अस्वीकार की गई",
  "One of your passkeys was just refused, because its usage counter went backwards. That happens when a passkey has been copied. It is no longer accepted.":
    "आपकी एक पासकी अभी अस्वीकार की गई, क्योंकि उसके इस्तेमाल की गिनती पीछे चली गई। ऐसा तब होता है जब पासकी की नकल बनी हो। वह अब किसी भी काम के लिए स्वीकार नहीं की जाती।",
  "Please remove it in your settings and add a new one. If you did not use a passkey just now, please write to us.":
    "कृपया इसे अपनी सेटिंग में हटाएँ और नई जोड़ें। अगर आपने अभी पासकी का इस्तेमाल नहीं किया, तो कृपया हमें लिखें।",
  "Somebody, probably you, logged in to your account with a recovery code. {n} codes are left.": {
    one: "किसी ने, शायद आपने, रिकवरी कोड से आपके खाते में लॉग इन किया। {n} कोड बचा है।",
    other: "किसी ने, शायद आपने, रिकवरी कोड से आपके खाते में लॉग इन किया। {n} कोड बचे हैं।",
  },
  'If this was not you, use "Forgot password" on the login page at once, and make new recovery codes.':
    "अगर यह आप नहीं थे, तो तुरंत लॉग इन पेज पर “पासवर्ड भूल गए” का इस्तेमाल करें और नए रिकवरी कोड बनाएँ।",
  "New sign-in to your account": "आपके खाते में नया लॉग इन",
  "Your account was just opened on a device that is new to us. It was probably you.":
    "आपका खाता अभी एक ऐसे डिवाइस पर खोला गया जो हमारे लिए नया है। शायद वह आप ही थे।",
  When: "कब",
  Browser: "ब्राउज़र",
  "Network address": "नेटवर्क पता",
  "If this was you, you do not need to do anything. If not, the link logs out every device and lets you choose a new password. It is good for 7 days and works once.":
    "अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है। अगर नहीं, तो लिंक हर डिवाइस से लॉग आउट करता है और आपको नया पासवर्ड चुनने देता है। यह 7 दिन तक मान्य है और एक बार काम करता है।",
  "The sign-in was undone": "लॉग इन वापस लिया गया",
  "As you asked, every device was logged out of your account, and the old password no longer works.":
    "आपके कहे अनुसार, हर डिवाइस को आपके खाते से लॉग आउट कर दिया गया, और पुराना पासवर्ड अब काम नहीं करता।",
  "Please choose a new password, one that you use nowhere else. If two-step sign-in was switched on and you did not do that, please write to us.":
    "कृपया नया पासवर्ड चुनें, जिसे आप और कहीं इस्तेमाल न करते हों। अगर दो चरण वाला लॉग इन चालू किया गया और वह आपने नहीं किया, तो कृपया हमें लिखें।",
  'The link is good for one hour and works once. After that, use "Forgot password" on the login page.':
    "यह लिंक एक घंटे तक मान्य है और एक बार काम करता है। उसके बाद लॉग इन पेज पर “पासवर्ड भूल गए” का इस्तेमाल करें।",
  "Wrong codes at your second step": "आपके दूसरे चरण पर गलत कोड",
  "Wrong codes were entered several times at the second step of your account. Unless that was you, another person knows your password or can use the account you sign in with.":
    "आपके खाते के दूसरे चरण पर कई बार गलत कोड डाले गए। अगर यह आप नहीं थे, तो कोई और आपका पासवर्ड जानता है या उस खाते का इस्तेमाल कर सकता है जिससे आप साइन इन करते हैं।",
  "The second step has kept them out so far. Please choose a new password, one that you use nowhere else.":
    "दूसरे चरण ने अब तक उसे बाहर रखा है। कृपया नया पासवर्ड चुनें, जिसे आप और कहीं इस्तेमाल न करते हों।",
  "If you mistyped the codes yourself, you do not need to do anything. We send this mail at most once a day.":
    "अगर कोड आपने खुद गलत लिखे थे, तो कुछ करने की ज़रूरत नहीं है। हम यह मेल दिन में ज़्यादा से ज़्यादा एक बार भेजते हैं।",
  "Your account was deleted": "आपका खाता हटा दिया गया",
  "Your account was just deleted, and every device was logged out. Your payments and calls stay in our books, without your name, your address or the last digits of the numbers.":
    "आपका खाता अभी हटा दिया गया, और हर डिवाइस से लॉग आउट कर दिया गया। आपके भुगतान और कॉल हमारे खातों में रहते हैं, आपके नाम, आपके पते और नंबरों के अंतिम अंकों के बिना।",
  "If this was not you, please write to us at once.": "अगर यह आप नहीं थे, तो कृपया हमें तुरंत लिखें।",
  "Link {provider} sign-in to your account": "{provider} लॉग इन को अपने खाते से जोड़ें",
  "Someone, probably you, signed in with the {provider} account of this address and could not enter the password of your account. You can link {provider} without it.":
    "किसी ने, शायद आपने, इस पते के {provider} खाते से लॉग इन किया और आपके खाते का पासवर्ड नहीं दे सका। आप {provider} को उसके बिना भी जोड़ सकते हैं।",
  "The password then stops working, and every device is logged out.":
    "तब पासवर्ड काम करना बंद कर देता है, और हर डिवाइस से लॉग आउट कर दिया जाता है।",
  "{provider} sign-in replaced your password": "{provider} लॉग इन ने आपके पासवर्ड की जगह ले ली",
  "Your account was just linked to the {provider} account of this address. The password it had before no longer works, every device was logged out, and calls in progress were ended.":
    "आपका खाता अभी इस पते के {provider} खाते से जोड़ा गया। पहले वाला पासवर्ड अब काम नहीं करता, हर डिवाइस से लॉग आउट कर दिया गया, और चल रही कॉल समाप्त कर दी गईं।",
  "If this was not you, another person reads your mail and uses your {provider} account. Change the passwords of both, and write to us.":
    "अगर यह आप नहीं थे, तो कोई और आपके मेल पढ़ता है और आपके {provider} खाते का इस्तेमाल करता है। दोनों के पासवर्ड बदलें और हमें लिखें।",
  "{provider} sign-in was linked": "{provider} लॉग इन जोड़ा गया",
  "Your account was just linked to the {provider} account of this address. You can now sign in with either.":
    "आपका खाता अभी इस पते के {provider} खाते से जोड़ा गया। अब आप दोनों में से किसी से भी लॉग इन कर सकते हैं।",
  "If this was not you, another person may have got into your {provider} account. Change its password, and write to us.":
    "अगर यह आप नहीं थे, तो हो सकता है कोई और आपके {provider} खाते में घुस गया हो। उसका पासवर्ड बदलें और हमें लिखें।",
  "Confirm your address to sign in": "लॉग इन करने के लिए अपने पते की पुष्टि करें",
  "Someone, probably you, signed in with {provider}, which gives this address but does not confirm that it is theirs. Open the link in the browser where you signed in.":
    "किसी ने, शायद आपने, {provider} से लॉग इन किया, जो यह पता बताता है पर यह नहीं कि वह उसका है या नहीं। लिंक को उसी ब्राउज़र में खोलें जिसमें आपने लॉग इन किया था।",
  "The link is good for one hour, works once and only in that browser. If this was not you, you can ignore this mail: nothing changes.":
    "यह लिंक एक घंटे तक मान्य है और एक बार, केवल उसी ब्राउज़र में काम करता है। अगर यह आप नहीं थे, तो इस मेल को अनदेखा कर सकते हैं: कुछ नहीं बदलेगा।",
  "{amount} did not reach your card": "{amount} आपके कार्ड तक नहीं पहुँचे",
  "A refund of your purchase did not reach the card that paid, so its credits are in your balance again. You can call with them, or write to us if you want the money back in another way.":
    "आपकी खरीद की एक वापसी उस कार्ड तक नहीं पहुँची जिससे भुगतान हुआ था, इसलिए उसके क्रेडिट फिर से आपके शेष में हैं। आप उनसे कॉल कर सकते हैं, या पैसे किसी और तरीके से वापस चाहिए तो हमें लिखें।",
  "Back in your balance": "आपके शेष में वापस",
  "{amount} is going back to your card": "{amount} आपके कार्ड पर वापस जा रहे हैं",
  "You have taken money of your purchase back. It is on its way to the card that paid, and your bank usually shows it within five to ten days.":
    "आपने अपनी खरीद के पैसे वापस लिए हैं। वे उस कार्ड पर लौट रहे हैं जिससे भुगतान हुआ था, और आपका बैंक आम तौर पर पाँच से दस दिनों में उन्हें दिखाता है।",
  "We have given money of your purchase back to the card that paid. Your bank usually shows it within five to ten days.":
    "हमने आपकी खरीद का पैसा उसी कार्ड पर लौटा दिया है जिससे भुगतान हुआ था। आपका बैंक आमतौर पर इसे पाँच से दस दिनों में दिखाता है।",
  "Your balance is below zero now. Your next purchase pays that first, and calling works again then.":
    "आपका शेष अब शून्य से नीचे है। आपकी अगली खरीद पहले इसे चुकाएगी, और उसके बाद आप फिर से कॉल कर सकेंगे।",
  "Your balance now": "आपका वर्तमान शेष",
  "If you do not know why, please write to us with the contact form.":
    "अगर आपको इसका कारण नहीं पता, तो कृपया संपर्क फ़ॉर्म से हमें लिखें।",
  "Your receipt {number}": "आपकी रसीद {number}",
  "Thank you for your purchase. The credits are on your account, and they never expire.":
    "आपकी खरीद के लिए धन्यवाद। क्रेडिट आपके खाते में हैं, और वे कभी एक्सपायर नहीं होते।",
  "Open the receipt": "रसीद खोलें",
  "You can print this page or save it as a PDF, and you can find it in your transactions at any time.":
    "इस पेज को प्रिंट या PDF के रूप में सहेजा जा सकता है, और यह आपको कभी भी आपके लेन-देन में मिलेगा।",
  "Automatic recharge is on": "ऑटो रिचार्ज चालू है",
  "The price follows the exchange rate at the time of each purchase.":
    "कीमत हर खरीद के समय की विनिमय दर के अनुसार होती है।",
  "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.":
    "ऑटो रिचार्ज के हर मेल में एक लिंक होता है, जो उसे बिना लॉग इन किए बंद कर देता है। अगर आपने इसे चालू नहीं किया, तो लिंक का इस्तेमाल करें और हमें लिखें।",
  "Automatic recharge has bought credits for you. They are on your account, and they never expire.":
    "ऑटो रिचार्ज ने आपके लिए क्रेडिट खरीदे हैं। वे आपके खाते में हैं और कभी एक्सपायर नहीं होते।",
  "Automatic recharge is paused": "ऑटो रिचार्ज रुका हुआ है",
  "Please confirm your automatic recharge": "कृपया अपने ऑटो रिचार्ज की पुष्टि करें",
  "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.":
    "आपका बैंक चाहता है कि आप अपने ऑटो रिचार्ज के एक भुगतान की पुष्टि करें। तब तक कोई पैसा नहीं कटेगा और इससे क्रेडिट नहीं खरीदे जाएँगे।",
  "Confirm the payment": "भुगतान की पुष्टि करें",
  "You can purchase credits yourself at any time.": "आप ख़ुद कभी भी क्रेडिट खरीद सकते हैं।",
  "Nothing was charged.": "कोई पैसा नहीं कटा है।",
  "It is tried again after {moment}.": "इसके बाद फिर से कोशिश की जाएगी: {moment}।",
  "It is not tried again by itself. To go on, choose a card in Settings.":
    "इसकी फिर से अपने-आप कोशिश नहीं की जाएगी। आगे बढ़ने के लिए सेटिंग में कोई कार्ड चुनें।",
  "It is not tried again by itself. To go on, press “Change” in Settings and save the rule, with the same card or another one.":
    "इसकी फिर से अपने-आप कोशिश नहीं की जाएगी। आगे बढ़ने के लिए सेटिंग में “बदलें” दबाएँ और उसी या किसी दूसरे कार्ड के साथ नियम सहेजें।",
  "To go on earlier, choose a higher limit in Settings.": "पहले शुरू करने के लिए सेटिंग में ज़्यादा सीमा चुनें।",
  "Automatic recharge is off": "ऑटो रिचार्ज बंद है",
  "You can turn it on again in Settings at any time.": "आप इसे सेटिंग में कभी भी फिर से चालू कर सकते हैं।",
  "Your card for automatic recharge expires soon": "आपके ऑटो रिचार्ज के कार्ड की समय-सीमा जल्द ख़त्म होगी",
  "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.":
    "आपके कार्ड ({card}) की समय-सीमा {month} के अंत में ख़त्म होगी। तब ऑटो रिचार्ज बंद हो जाएगा, जब तक आप सेटिंग में दूसरा कार्ड न चुनें या आपका बैंक इसे नया न कर दे।",
  "To add a new card, save it when you next purchase credits. You can then choose it in Settings.":
    "नया कार्ड जोड़ने के लिए अगली बार क्रेडिट खरीदते समय उसे सहेजें। फिर आप उसे सेटिंग में चुन सकते हैं।",
  "Our answer: {subject}": "हमारा उत्तर: {subject}",
  "Thank you for your message. This is our answer:": "आपके संदेश के लिए धन्यवाद। यह हमारा उत्तर है:",
  "Your message": "आपका संदेश",
  "If you have another question, simply reply to this mail.":
    "यदि आपका कोई और प्रश्न है, तो बस इस ईमेल का उत्तर दें।",
  "Your number now belongs to another account": "आपका नंबर अब किसी दूसरे खाते का है",
  "A person answered our call at your number and typed a code there, so it now belongs to another account. Your calls no longer show it, and calls to your numbers here no longer go on to it.":
    "किसी ने आपके नंबर पर हमारी कॉल का जवाब देकर वहाँ कोड दबाया, इसलिए यह अब दूसरे खाते का है। आपकी कॉल में यह अब नहीं दिखता, और यहाँ के आपके नंबरों पर आने वाली कॉल अब इस पर नहीं भेजी जातीं।",
  "If the number is still yours, verify it again in your settings: we call it, and it comes back to you.":
    "अगर नंबर अब भी आपका है, तो इसे सेटिंग्स में फिर से सत्यापित करें: हम उस पर कॉल करते हैं और यह आपको वापस मिल जाता है।",
  "Your number is verified": "आपका नंबर सत्यापित है",
  "The code was typed at your number, so your calls can show it now. It was verified for another account before, which no longer has it.":
    "आपके नंबर पर कोड दबाया गया, इसलिए अब आपकी कॉल में यह दिख सकता है। पहले यह दूसरे खाते के लिए सत्यापित था, जिसके पास यह अब नहीं है।",
  "If this was not you, remove the number in your settings.": "अगर यह आपने नहीं किया, तो सेटिंग्स में नंबर हटा दें।",
  "This is {brand}. A person wants to show this number in calls. If that is you, type the six digits that your page shows. If not, hang up, and nothing changes.":
    "यह {brand} है। कोई इस नंबर को अपनी कॉल में दिखाना चाहता है। अगर वह आप हैं, तो आपके पेज पर दिख रहे छह अंक दबाएँ। अगर नहीं, तो फ़ोन रख दें, कुछ नहीं बदलेगा।",
  "Thank you. Your number is verified.": "धन्यवाद। आपका नंबर सत्यापित है।",
  "This number was not verified. Please try again on the page.":
    "यह नंबर सत्यापित नहीं हुआ। कृपया पेज पर फिर से कोशिश करें।",
  "Please verify your number again": "कृपया अपना नंबर फिर से सत्यापित करें",
  "The people you call see a number of yours. A number is shown for a year after it was verified. Please verify it again in your settings, so that they go on seeing it.":
    "जिन्हें आप कॉल करते हैं उन्हें आपका एक नंबर दिखता है। नंबर सत्यापन के बाद एक साल तक दिखता है। कृपया इसे सेटिंग्स में फिर से सत्यापित करें, ताकि यह आगे भी दिखे।",
  "Shown until": "तक दिखेगा",
  "Without it, the people you call see our number, and calls to your numbers here no longer go on to it.":
    "ऐसा न करने पर उन्हें हमारा नंबर दिखेगा, और यहाँ के आपके नंबरों पर आने वाली कॉल इस पर नहीं भेजी जाएँगी।",
  "Your number {number} is about to lapse": "आपका नंबर {number} समाप्त होने वाला है",
  "Your credits do not cover the next month of your number. Please purchase credits before the renewal, and it goes on by itself.":
    "आपके क्रेडिट आपके नंबर के अगले महीने के लिए काफ़ी नहीं हैं। कृपया नवीनीकरण से पहले क्रेडिट खरीदें, फिर वह अपने आप चलता रहेगा।",
  "Your number cannot be renewed while your account is restricted. Please write to us before the renewal if you want to keep it.":
    "आपका खाता सीमित होने तक आपके नंबर का नवीनीकरण नहीं हो सकता। इसे रखना चाहें, तो कृपया नवीनीकरण से पहले हमें लिखें।",
  "Your number {number} no longer rings": "आपका नंबर {number} अब नहीं बजता",
  "The next month of your number could not be paid, so calls to it no longer reach you. We keep it for 10 days. Purchase credits, and it rings again within minutes.":
    "आपके नंबर के अगले महीने का भुगतान नहीं हो सका, इसलिए उस पर आने वाले कॉल आप तक नहीं पहुँचते। हम इसे 10 दिन रखेंगे। क्रेडिट खरीदें, और वह कुछ मिनटों में फिर बजेगा।",
  "Your number cannot be renewed while your account is restricted, so calls to it no longer reach you. We keep it for 10 days. Please write to us.":
    "आपका खाता सीमित होने तक आपके नंबर का नवीनीकरण नहीं हो सकता, इसलिए उस पर आने वाले कॉल आप तक नहीं पहुँचते। हम इसे 10 दिन रखेंगे। कृपया हमें लिखें।",
  "Your number {number} was given back": "आपका नंबर {number} लौटा दिया गया",
  "The next month of your number could not be paid for 10 days, so it went back to the phone company. Another person may get it.":
    "आपके नंबर के अगले महीने का भुगतान 10 दिन तक नहीं हो सका, इसलिए वह फ़ोन कंपनी को लौट गया। वह किसी और को मिल सकता है।",
  "Your number could not be renewed for 10 days, because your account is restricted, so it went back to the phone company. Another person may get it.":
    "आपका खाता सीमित होने के कारण आपके नंबर का नवीनीकरण 10 दिन तक नहीं हो सका, इसलिए वह फ़ोन कंपनी को लौट गया। वह किसी और को मिल सकता है।",
  "Price a month": "मासिक कीमत",
  Renewal: "नवीनीकरण",
  "Kept until": "कब तक रखा जाएगा",
  "Look at your numbers": "अपने नंबर देखें",
  "Nothing is charged beyond your credits.": "आपके क्रेडिट से ज़्यादा कुछ नहीं काटा जाता।",
  "The person you are calling cannot answer right now. Please leave a message after the tone.":
    "आप जिस व्यक्ति को कॉल कर रहे हैं, वे अभी जवाब नहीं दे सकते। कृपया बीप के बाद अपना संदेश छोड़ें।",
  "Your call cannot be taken at the moment. Please try again later.":
    "अभी आपकी कॉल का जवाब नहीं दिया जा सकता। कृपया बाद में फिर कोशिश करें।",
  "The number you have called is not in service.": "जिस नंबर पर आपने कॉल किया है, वह सेवा में नहीं है।",
  "You missed a call": "आपकी एक कॉल छूट गई",
  "Your number was called, and the call was not answered.": "आपके नंबर पर कॉल आई, और उसका जवाब नहीं दिया गया।",
  Caller: "कॉल करने वाला",
  "Called at": "कॉल का समय",
  "See your calls": "अपनी कॉलें देखें",
  "The call stands in your history too.": "यह कॉल आपके इतिहास में भी है।",
  "A voicemail for you was lost": "आपके लिए एक वॉइसमेल खो गया",
  "A caller left a message for you, but its sound was lost at the phone company.":
    "एक कॉल करने वाले ने आपके लिए संदेश छोड़ा था, पर उसकी आवाज़ फ़ोन कंपनी के यहाँ खो गई।",
  "You have a new voicemail": "आपके लिए एक नया वॉइसमेल है",
  "A caller has left a message for you.": "एक कॉल करने वाले ने आपके लिए संदेश छोड़ा है।",
  Length: "अवधि",
  "Listen to the message": "संदेश सुनें",
  "Your voicemail settings say which mails you get about messages.":
    "आपकी वॉइसमेल सेटिंग में लिखा है कि आपको संदेशों के बारे में कौन-से ईमेल मिलते हैं।",
} satisfies Translated<"hi", typeof german>;
