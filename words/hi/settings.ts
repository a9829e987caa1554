import type { Translated } from "#words/catalogue.ts";
import type { settings as german } from "#words/de/settings.ts";

export const settings = {
  "Your settings could not be loaded. Please reload the page.":
    "आपकी सेटिंग लोड नहीं हो सकीं। कृपया पेज फिर से लोड करें।",
  "Your change could not be saved. Please try again.": "आपका बदलाव सहेजा नहीं जा सका। कृपया फिर से कोशिश करें।",
  "Please enter your current password": "कृपया अपना मौजूदा पासवर्ड डालें",
  "Your data could not be fetched. Please try again.": "आपका डेटा नहीं लाया जा सका। कृपया फिर से कोशिश करें।",
  "Please confirm that you give up your credits": "कृपया पुष्टि करें कि आप अपने क्रेडिट छोड़ रहे हैं",
  "Billing details": "बिलिंग विवरण",
  "For your books: these lines are on your receipts from your next purchase on. Earlier receipts stay as they are.":
    "आपके हिसाब-किताब के लिए: ये पंक्तियाँ आपकी अगली खरीद से रसीदों पर होंगी। पहले की रसीदें वैसी ही रहेंगी।",
  "Tax number": "कर संख्या",
  "Save billing details": "बिलिंग विवरण सहेजें",
  "Your billing details have been saved.": "आपके बिलिंग विवरण सहेजे गए।",
  "Your countries have been saved.": "आपके देश सहेज लिए गए हैं।",
  "Please choose at least one country": "कृपया कम से कम एक देश चुनें",
  "Your name has been saved.": "आपका नाम सहेज लिया गया है।",
  "Please enter both names": "कृपया दोनों नाम डालें",
  "Please enter the new email address": "कृपया नया ईमेल पता डालें",
  "Your password has been changed. Other devices were logged out.":
    "आपका पासवर्ड बदल दिया गया है। दूसरे डिवाइस लॉग आउट कर दिए गए हैं।",
  "You can now log in with your password as well. Other devices were logged out.":
    "अब आप अपने पासवर्ड से भी लॉग इन कर सकते हैं। दूसरे डिवाइस लॉग आउट कर दिए गए हैं।",
  "Our last mail to this address was rejected because the address does not seem to exist. Please check it or change it here: without it you cannot reset your password.":
    "इस पते पर हमारा पिछला ईमेल ऐसे लौटा जैसे यह पता है ही नहीं। कृपया पता जाँचें या यहाँ बदलें: इसके बिना आप अपना पासवर्ड रीसेट नहीं कर सकते।",
  "Please open the link we sent to the new address. Nothing changes until then.":
    "कृपया वह लिंक खोलें जो हमने नए पते पर भेजा है। तब तक कुछ नहीं बदलता।",
  "Your address has not changed.": "आपका पता वही रहेगा।",
  "Your email address has been changed.": "आपका ईमेल पता बदल दिया गया है।",
  "Every device was logged out, and the old password no longer works. We have mailed you a link to choose a new one.":
    "हर डिवाइस लॉग आउट कर दिया गया है और पुराना पासवर्ड अब काम नहीं करता। हमने आपको नया पासवर्ड चुनने का लिंक भेजा है।",
  "Your security history could not be loaded. Please try again.":
    "आपका सुरक्षा इतिहास लोड नहीं हो सका। कृपया फिर से कोशिश करें।",
  "Nothing has happened in the last 90 days.": "पिछले 90 दिनों में कुछ नहीं हुआ।",
  "That device was logged out.": "वह डिवाइस लॉग आउट कर दिया गया है।",
  "All other devices were logged out.": "बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।",
  "Your name, how you log in, and where.": "आपका नाम, और आप कैसे और कहाँ लॉग इन करते हैं।",
  Name: "नाम",
  "Save name": "नाम सहेजें",
  "Email address": "ईमेल पता",
  "Your address is <b>{email}</b>. A new address takes effect when you open the link we send to it.":
    "आपका पता <b>{email}</b> है। नया पता तब मान्य होगा जब आप उस पर भेजा गया लिंक खोल लेंगे।",
  "<b>{email}</b> takes effect when you open the link we sent to it.":
    "<b>{email}</b> तब लागू होगा जब आप उस पर भेजा गया लिंक खोलेंगे।",
  "Keep the old address": "पुराना पता रखें",
  "New email": "नया ईमेल",
  "Change email": "ईमेल बदलें",
  "You also sign in with {providers}.": "आप {providers} से भी लॉग इन करते हैं।",
  "At least {minimum} characters. Your other devices will be logged out.":
    "कम से कम {minimum} अक्षर। आपके दूसरे डिवाइस लॉग आउट हो जाते हैं।",
  "Change password": "पासवर्ड बदलें",
  "Set a password": "पासवर्ड सेट करें",
  "Your current password": "आपका मौजूदा पासवर्ड",
  "You have no password. You can do this within ten minutes of signing in with {providers}.":
    "आपका कोई पासवर्ड नहीं है। यह {providers} से लॉग इन करने के दस मिनट के अंदर काम करता है।",
  "Sign in with {provider} again": "{provider} से फिर लॉग इन करें",
  "Countries you can call": "वे देश जहाँ आप कॉल कर सकते हैं",
  "Calls to countries you leave out are refused, even if another person uses your account.":
    "जो देश आप छोड़ देते हैं, वहाँ की कॉल रोक दी जाती हैं, भले ही कोई और आपका खाता इस्तेमाल करे।",
  "All countries": "सभी देश",
  "Only the countries I choose": "सिर्फ़ मेरे चुने हुए देश",
  "You can call {countries}.": "आप इन देशों में कॉल कर सकते हैं: {countries}।",
  "You can call {n} countries.": { one: "आप {n} देश में कॉल कर सकते हैं।", other: "आप {n} देशों में कॉल कर सकते हैं।" },
  "To allow more countries, confirm that it is you.": "और देशों की अनुमति देने के लिए दिखाएँ कि यह आप ही हैं।",
  "Save countries": "देश सहेजें",
  "Find a country": "देश खोजें",
  "We do not call a country with this name.": "इस नाम के किसी देश में हम कॉल नहीं करते।",
  "Where you are logged in": "आप कहाँ लॉग इन हैं",
  "Log out all other devices": "बाकी सभी डिवाइस लॉग आउट करें",
  "This device": "यह डिवाइस",
  "Last used {used}, logged in {opened}": "पिछली बार {used} को इस्तेमाल हुआ, {opened} को लॉग इन हुआ",
  "Last used {used}, logged in {opened} with {provider}":
    "पिछली बार {used} को इस्तेमाल हुआ, {opened} को {provider} से लॉग इन हुआ",
  "Last used {used}, logged in {opened} with a passkey":
    "पिछली बार {used} को इस्तेमाल हुआ, {opened} को पासकी से लॉग इन हुआ",
  "Log out": "लॉग आउट करें",
  "Log out {device}": "{device} को लॉग आउट करें",
  "Security history": "सुरक्षा इतिहास",
  "The last 90 days. If something here was not you, change your password and log out all other devices.":
    "पिछले 90 दिन। अगर यहाँ कुछ आपने नहीं किया, तो अपना पासवर्ड बदलें और बाकी सभी डिवाइस लॉग आउट करें।",
  "<time>{at}</time>, {device}, {network}": "<time>{at}</time>, {device}, {network}",
  "Show older": "पुराने दिखाएँ",
  "Your data": "आपका डेटा",
  "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.":
    "हम आपके बारे में जो कुछ रखते हैं: प्रोफ़ाइल, डिवाइस, सुरक्षा इतिहास, कॉल, भुगतान, लेन-देन और संदेश, एक JSON फ़ाइल में।",
  "Download my data": "मेरा डेटा डाउनलोड करें",
  "Delete account": "खाता मिटाएँ",
  "Your name, address and messages are erased for good. Payments and calls stay in our books, without your name.":
    "आपका नाम, पता और संदेश हमेशा के लिए मिटा दिए जाते हैं। भुगतान और कॉल का हिसाब हमारे खातों में रहता है, आपकी जानकारी के बिना।",
  "Delete my account": "मेरा खाता मिटाएँ",
  "Delete your account?": "अपना खाता मिटाएँ?",
  "This cannot be undone.": "इसे वापस नहीं लाया जा सकता।",
  "Get your money back first": "पहले अपना पैसा वापस लें",
  "Your credits cannot go back now": "आपके क्रेडिट अभी वापस नहीं हो सकते",
  "Purchase of {moment}": "{moment} की खरीद",
  "I give up my credits": "मुझे अपने क्रेडिट छोड़ना मंज़ूर है",

  "Signed in": "लॉग इन हुआ",
  "Signed in with {provider}": "{provider} से लॉग इन हुआ",
  "Signed in on a new device; we sent you a mail about it": "नए डिवाइस पर लॉग इन हुआ; हमने आपको इसका ईमेल भेजा",
  "Signed in with {provider} on a new device; we sent you a mail about it":
    "नए डिवाइस पर {provider} से लॉग इन हुआ; हमने आपको इसका ईमेल भेजा",
  "A wrong code was entered at the second step": "दूसरे चरण में गलत कोड डाला गया",
  "Several wrong codes were entered at the second step; we sent you a mail about it":
    "दूसरे चरण में कई गलत कोड डाले गए; हमने आपको इसका ईमेल भेजा",
  "A sign-in was undone: every device was logged out and the password stopped working":
    "एक लॉग इन रद्द किया गया: हर डिवाइस लॉग आउट हुआ और पासवर्ड बंद हो गया",
  "Password changed": "पासवर्ड बदला गया",
  "Password reset with a mailed link": "ईमेल के लिंक से पासवर्ड रीसेट हुआ",
  "A new email address was requested": "नए ईमेल पते का अनुरोध हुआ",
  "Email address changed": "ईमेल पता बदला गया",
  "Two-step sign-in switched on": "दो चरण वाला लॉग इन चालू हुआ",
  "Two-step sign-in switched off": "दो चरण वाला लॉग इन बंद हुआ",
  "A recovery code was used": "रिकवरी कोड इस्तेमाल हुआ",
  "New recovery codes made": "नए रिकवरी कोड बनाए गए",
  "A device was logged out": "एक डिवाइस लॉग आउट हुआ",
  "All other devices were logged out": "बाकी सभी डिवाइस लॉग आउट हुए",
  "Every device was logged out by us": "हमने हर डिवाइस लॉग आउट किया",
  "Another sign-in linked": "दूसरा लॉग इन लिंक हुआ",
  "{provider} sign-in linked": "{provider} लॉग इन लिंक हुआ",
  "Passkey added": "पासकी जोड़ी गई",
  "Passkey removed": "पासकी हटाई गई",

  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "आपके किसी पुराने खाते पर क्रेडिट बकाया हैं। आपकी अगली ख़रीद पहले उन्हें चुकाएगी। अगर आपका कोई दूसरा खाता नहीं था, तो कृपया हमसे संपर्क करें।",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "आपके किसी पुराने खाते पर {credits} क्रेडिट बकाया हैं। आपकी अगली ख़रीद पहले उन्हें चुकाएगी। अगर आपका कोई दूसरा खाता नहीं था, तो कृपया हमसे संपर्क करें।",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits will be available again within a minute.":
    "आपकी पिछली कॉल ख़त्म हो गई है, लेकिन टेलीकॉम कंपनी ने अभी उसके शुल्क की पुष्टि नहीं की है। उसके क्रेडिट एक मिनट के अंदर फिर से मुक्त हो जाएँगे।",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "आपके पते या कार्ड वाला कोई दूसरा खाता कॉल पर है। वह कॉल ख़त्म होने पर कृपया फिर से कोशिश करें।",
  "Debt of an earlier account of yours": "आपके किसी पुराने खाते का बकाया",
  "Debt paid by another account of yours": "आपके दूसरे खाते से चुकाया गया बकाया",
  "If an account owes credits or is frozen, that also applies to a new account of the same person until it has ended. For this purpose alone we keep codes made from the address, sign-ins and cards, which cannot be turned back into them.":
    "किसी खाते का बकाया क्रेडिट और रोक, ख़त्म होने तक उसी व्यक्ति के नए खाते पर भी लागू रहते हैं। केवल इसी के लिए हम पते, साइन-इन और कार्ड के कोड रखते हैं, जिनसे उन्हें वापस नहीं जाना जा सकता।",
} satisfies Translated<"hi", typeof german>;
