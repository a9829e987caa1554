import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "Welcome back": "वापसी पर स्वागत है",
  "Log in to call and to see your credits.": "कॉल करने और अपने क्रेडिट देखने के लिए लॉग इन करें।",
  "No account yet? <a>Register</a>": "अभी तक खाता नहीं है? <a>रजिस्टर करें</a>",
  Email: "ईमेल",
  Password: "पासवर्ड",
  "Forgot Password?": "पासवर्ड भूल गए?",
  or: "या",
  "Login with {provider}": "{provider} से लॉग इन करें",
  "Sign in with {provider}": "{provider} से लॉग इन करें",
  "Sign in with a passkey": "पासकी से लॉग इन करें",
  "Please open the link we sent to <b>{email}</b> before logging in.":
    "लॉग इन करने से पहले कृपया वह लिंक खोलें जो हमने <b>{email}</b> पर भेजा है।",
  "Resend verification email": "पुष्टि का ईमेल फिर से भेजें",
  "Try Another Account": "कोई दूसरा खाता आज़माएँ",
  "Delete Account": "खाता मिटाएँ",
  "Delete this account?": "यह खाता मिटाएँ?",
  "The sign-up of {email} is deleted, and its link stops working.":
    "{email} का रजिस्ट्रेशन मिटा दिया जाएगा और उसका लिंक काम नहीं करेगा।",
  "Delete for good": "हमेशा के लिए मिटाएँ",
  "Create your account": "अपना खाता बनाएँ",
  "One account, every country. You only pay for the credits you buy.":
    "एक खाता, हर देश। आप सिर्फ़ उन्हीं क्रेडिट के पैसे देते हैं जो आप खरीदते हैं।",
  "Already have an account? <a>Login</a>": "पहले से खाता है? <a>लॉग इन करें</a>",
  "First name": "पहला नाम",
  "Last name": "उपनाम",
  "At least {minimum} characters": "कम से कम {minimum} अक्षर",
  "Confirm password": "पासवर्ड फिर से डालें",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "हमने <b>{email}</b> पर एक लिंक भेजा है। अपने पते की पुष्टि के लिए उसे खोलें, फिर लॉग इन करें।",
  "Go to Login": "लॉग इन पर जाएँ",
  "Register Another Account": "एक और खाता रजिस्टर करें",
  "Delete This Account": "यह खाता मिटाएँ",
  "Forgot your password?": "अपना पासवर्ड भूल गए?",
  "We will send you a link to choose a new one.": "हम आपको नया पासवर्ड चुनने के लिए एक लिंक भेजेंगे।",
  "Remembered it? <a>Back to Login</a>": "याद आ गया? <a>लॉग इन पर वापस जाएँ</a>",
  "Send Reset Link": "रीसेट लिंक भेजें",
  "Choose a new password": "नया पासवर्ड चुनें",
  "Every device is logged out when you save it.": "इसे सहेजने पर हर डिवाइस लॉग आउट हो जाता है।",
  "Back to Login": "लॉग इन पर वापस जाएँ",
  "New password": "नया पासवर्ड",
  "Reset Password": "पासवर्ड रीसेट करें",
  "Confirm your address": "अपने पते की पुष्टि करें",
  "You signed in with an account elsewhere that names this address. Confirm that it is yours, in the browser where you signed in.":
    "आपने किसी दूसरी सेवा के खाते से लॉग इन किया है जिसमें यह पता है। उसी ब्राउज़र में पुष्टि करें कि यह आपका है, जिसमें आपने लॉग इन किया था।",
  "Confirm and sign in": "पुष्टि करें और लॉग इन करें",
  "Confirm your new email address": "अपने नए ईमेल पते की पुष्टि करें",
  "Go to Settings": "सेटिंग पर जाएँ",
  "From then on you log in with the new address, and our mails go there.":
    "उसके बाद आप नए पते से लॉग इन करेंगे और हमारे ईमेल वहीं आएँगे।",
  "Confirm new address": "नए पते की पुष्टि करें",
  "Link {provider} sign-in": "{provider} लॉग इन लिंक करें",
  "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.":
    "उसके बाद आप {provider} से लॉग इन करेंगे। खाते का पासवर्ड काम नहीं करेगा और हर डिवाइस लॉग आउट हो जाएगा।",
  "<b>{email}</b> already has an account with a password. Please enter it once. From then on you can sign in with either.":
    "<b>{email}</b> का पासवर्ड वाला खाता पहले से है। कृपया पासवर्ड एक बार डालें। उसके बाद आप दोनों तरीकों से लॉग इन कर सकते हैं।",
  "<b>{email}</b> already has an account. A mailed link shows that it is yours.":
    "<b>{email}</b> का खाता पहले से है। ईमेल से भेजा गया लिंक दिखाता है कि वह आपका है।",
  "Link and sign in": "लिंक करें और लॉग इन करें",
  "Without the password": "पासवर्ड के बिना",
  "You do not know this password, or did not choose it? A mailed link links {provider} without it. The password then stops working.":
    "यह पासवर्ड नहीं पता, या आपने नहीं चुना? ईमेल से भेजा गया लिंक इसके बिना {provider} को लिंक कर देता है। फिर पासवर्ड काम नहीं करता।",
  "The link links {provider}. Every device is then logged out.":
    "यह लिंक {provider} को लिंक करता है। उसके बाद हर डिवाइस लॉग आउट हो जाता है।",
  "Mail me a link": "मुझे लिंक भेजें",
  "This was not me": "यह मैंने नहीं किया",
  "If the sign-in in our mail was not you, another person knows your password. We then log every device out, also this one, end calls that are under way, and mail you a link to choose a new password.":
    "अगर हमारे ईमेल में बताया गया लॉग इन आपने नहीं किया, तो कोई और आपका पासवर्ड जानता है। तब हम हर डिवाइस को, इसे भी, लॉग आउट करते हैं, चल रही कॉल ख़त्म करते हैं और आपको नया पासवर्ड चुनने का लिंक भेजते हैं।",
  "Log every device out": "हर डिवाइस को लॉग आउट करें",
  "It was me": "यह मैंने ही किया",
  "Your browser blocks cookies for this site, and no one can log in without them. Allow cookies for this site in the browser's settings, and load the page again.":
    "आपका ब्राउज़र इस साइट की कुकी रोकता है, और उनके बिना कोई लॉग इन नहीं कर सकता। ब्राउज़र की सेटिंग में इस साइट की कुकी की अनुमति दें और पेज फिर से लोड करें।",
  "Load again": "फिर से लोड करें",
  "Your browser keeps no data for this site, so you are logged out when the page is loaded again. Allow site data in the browser's settings to stay logged in.":
    "आपका ब्राउज़र इस साइट का कोई डेटा नहीं रखता, इसलिए पेज फिर से लोड होने पर आप लॉग आउट हो जाते हैं। लॉग इन बने रहने के लिए ब्राउज़र की सेटिंग में साइट डेटा की अनुमति दें।",
} satisfies Translated<"hi", typeof german>;
