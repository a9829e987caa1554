import type { Translated } from "#words/catalogue.ts";
import type { twoStep as german } from "#words/de/two-step.ts";

export const twoStep = {
  "Please enter the code": "कृपया कोड डालें",
  "The code could not be checked. Please try again.": "कोड की जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।",
  "Two-step sign-in is on.": "दो चरण वाला लॉग इन चालू है।",
  "Two-step sign-in is off.": "दो चरण वाला लॉग इन बंद है।",
  "Keep these recovery codes in a safe place. Each stands in for your second step once, and they are not shown again.":
    "इन रिकवरी कोड को सुरक्षित जगह रखें। हर कोड एक बार आपके दूसरे चरण की जगह काम करता है, और ये दोबारा नहीं दिखाए जाएँगे।",
  "Recovery codes copied": "रिकवरी कोड कॉपी हो गए",
  "The codes could not be copied. Please download them.": "कोड कॉपी नहीं हो सके। कृपया उन्हें डाउनलोड करें।",
  "Your passkey has been added.": "आपकी पासकी जोड़ दी गई है।",
  "The name has been saved.": "नाम सहेज लिया गया है।",
  "Your passkey has been removed. You can delete it from your device as well.":
    "आपकी पासकी हटा दी गई है। आप उसे अपने डिवाइस से भी मिटा सकते हैं।",
  "Please enter a name": "कृपया नाम डालें",
  "Your passkeys could not be loaded. Please reload the page.":
    "आपकी पासकी लोड नहीं हो सकीं। कृपया पेज फिर से लोड करें।",
  "The passkey could not be used. Please try again.": "पासकी इस्तेमाल नहीं हो सकी। कृपया फिर से कोशिश करें।",
  "Please enter the code from your authenticator app.": "कृपया अपने ऑथेंटिकेटर ऐप का कोड डालें।",
  "Please use your passkey, or enter one of your recovery codes.":
    "कृपया अपनी पासकी इस्तेमाल करें या अपना कोई रिकवरी कोड डालें।",
  "Please enter one of your recovery codes.": "कृपया अपना कोई रिकवरी कोड डालें।",
  "Please enter the code from your authenticator app, or use your passkey.":
    "कृपया अपने ऑथेंटिकेटर ऐप का कोड डालें या अपनी पासकी इस्तेमाल करें।",
  "This browser cannot use passkeys. Please log in another way, or use another browser.":
    "यह ब्राउज़र पासकी इस्तेमाल नहीं कर सकता। कृपया किसी और तरीके से लॉग इन करें या दूसरा ब्राउज़र इस्तेमाल करें।",
  "Nothing was confirmed in time, or the request was cancelled. Please try again.":
    "समय पर पुष्टि नहीं हुई या अनुरोध रद्द कर दिया गया। कृपया फिर से कोशिश करें।",
  "This device holds a passkey for your account already.": "इस डिवाइस में आपके खाते की पासकी पहले से है।",
  "This device cannot hold a passkey that is locked by a PIN, a fingerprint or your face. Please use another.":
    "यह डिवाइस ऐसी पासकी नहीं रख सकता जो पिन, फ़िंगरप्रिंट या चेहरे से लॉक हो। कृपया कोई दूसरा डिवाइस इस्तेमाल करें।",
  "Passkeys do not work at this address of the page. Please open it at its usual address.":
    "पेज के इस पते पर पासकी काम नहीं करतीं। कृपया इसे इसके सामान्य पते पर खोलें।",
  "Use a passkey": "पासकी इस्तेमाल करें",
  Code: "कोड",
  "Six digits, or one of your recovery codes": "छह अंक, या आपका कोई रिकवरी कोड",
  "One of your recovery codes": "आपका कोई रिकवरी कोड",
  Continue: "जारी रखें",
  "Two-step sign-in": "दो चरण वाला लॉग इन",
  On: "चालू",
  Off: "बंद",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so that a stolen password is not enough. Signing in with a passkey alone is two steps already.":
    "तब पासवर्ड या Google जैसे प्रदाता से लॉग इन करने के लिए आपके फ़ोन के ऑथेंटिकेटर ऐप का कोड या पासकी भी चाहिए, इसलिए चुराया हुआ पासवर्ड काफ़ी नहीं होता। सिर्फ़ पासकी से लॉग इन करना पहले से ही दो चरण है।",
  "Set up two-step sign-in": "दो चरण वाला लॉग इन सेट करें",
  "Use my passkeys, without an app": "ऐप के बिना मेरी पासकी इस्तेमाल करें",
  "QR code with the secret for your authenticator app": "आपके ऑथेंटिकेटर ऐप के लिए सीक्रेट वाला QR कोड",
  "Scan this with your authenticator app, or type the secret into it:":
    "इसे अपने ऑथेंटिकेटर ऐप से स्कैन करें, या उसमें यह सीक्रेट टाइप करें:",
  "Open the app on this device": "इस डिवाइस पर ऐप खोलें",
  "Code from the app": "ऐप का कोड",
  "Switch on": "चालू करें",
  "You have {n} recovery codes left.": {
    one: "आपके पास {n} रिकवरी कोड बचा है।",
    other: "आपके पास {n} रिकवरी कोड बचे हैं।",
  },
  "New recovery codes": "नए रिकवरी कोड",
  "Switch off": "बंद करें",
  "Recovery codes": "रिकवरी कोड",
  Copy: "कॉपी करें",
  Download: "डाउनलोड करें",
  "I have saved them": "मैंने इन्हें सहेज लिया है",
  "Recovery code": "रिकवरी कोड",
  "Or one of your recovery codes": "या आपका कोई रिकवरी कोड",
  "Your browser will ask for your passkey.": "आपका ब्राउज़र आपकी पासकी माँगेगा।",
  "Use a passkey instead": "इसके बजाय पासकी इस्तेमाल करें",
  "Use a code instead": "इसके बजाय कोड इस्तेमाल करें",
  Passkeys: "पासकी",
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so no false page can take it from you.":
    "पासकी से आप बिना पासवर्ड के लॉग इन करते हैं: अपने फ़िंगरप्रिंट, चेहरे या डिवाइस के पिन से। यह सिर्फ़ इसी साइट पर काम करती है, इसलिए कोई नकली पेज इसे आपसे नहीं ले सकता।",
  "Your passkeys": "आपकी पासकी",
  "Add a passkey": "पासकी जोड़ें",
  "Name of the passkey": "पासकी का नाम",
  "Such as “My phone”. Left empty, it is named after this browser.":
    "जैसे “मेरा फ़ोन”। खाली छोड़ने पर इसका नाम इस ब्राउज़र पर रखा जाता है।",
  Blocked: "ब्लॉक",
  "Second step only": "सिर्फ़ दूसरा चरण",
  "Added {added}, never used": "{added} को जोड़ी गई, कभी इस्तेमाल नहीं हुई",
  "Added {added}, last used {used}": "{added} को जोड़ी गई, पिछली बार {used} को इस्तेमाल हुई",
  Rename: "नाम बदलें",
  "Rename {name}": "{name} का नाम बदलें",
  Remove: "हटाएँ",
  "Remove {name}": "{name} को हटाएँ",
  "This passkey may have been copied, so it is no longer accepted. Please remove it.":
    "हो सकता है कि यह पासकी कॉपी की गई हो, इसलिए अब यह मान्य नहीं है। कृपया इसे हटाएँ।",
  "New name": "नया नाम",
  Save: "सहेजें",
  "Remove passkey": "पासकी हटाएँ",
} satisfies Translated<"hi", typeof german>;
