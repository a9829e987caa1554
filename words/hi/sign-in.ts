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
  "By creating an account you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.":
    "खाता बनाकर आप <terms>शर्तें</terms> और <privacy>गोपनीयता नीति</privacy> स्वीकार करते हैं।",
  "Sign up with {provider}": "{provider} से रजिस्टर करें",
  "First name": "पहला नाम",
  "Last name": "उपनाम",
  "At least {minimum} characters": "कम से कम {minimum} अक्षर",
  "Confirm password": "पासवर्ड फिर से डालें",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "हमने <b>{email}</b> पर एक लिंक भेजा है। अपने पते की पुष्टि के लिए उसे खोलें, फिर लॉग इन करें।",
  "Open your mail": "अपनी मेल खोलें",
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
  "You signed in with an account elsewhere that uses this address. Confirm that it is yours, in the browser where you signed in.":
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
  "<b>{email}</b> already has an account. We can mail you a link to confirm that it is yours.":
    "<b>{email}</b> का खाता पहले से है। ईमेल से भेजा गया लिंक दिखाता है कि वह आपका है।",
  "Link and sign in": "लिंक करें और लॉग इन करें",
  "Without the password": "पासवर्ड के बिना",
  "Do you not know this password, or did you not choose it? We can mail you a link that links {provider} without it. The password will then stop working.":
    "यह पासवर्ड नहीं पता, या आपने नहीं चुना? ईमेल से भेजा गया लिंक इसके बिना {provider} को लिंक कर देता है। फिर पासवर्ड काम नहीं करता।",
  "The link links {provider}. Every device is then logged out.":
    "यह लिंक {provider} को लिंक करता है। उसके बाद हर डिवाइस लॉग आउट हो जाता है।",
  "Mail me a link": "मुझे लिंक भेजें",
  "This was not me": "यह मैंने नहीं किया",
  "If the sign-in in our mail was not you, another person knows your password. We will log out every device, including this one, end any calls in progress, and mail you a link to choose a new password.":
    "अगर हमारे ईमेल में बताया गया लॉग इन आपने नहीं किया, तो कोई और आपका पासवर्ड जानता है। तब हम हर डिवाइस को, इसे भी, लॉग आउट करते हैं, चल रही कॉल ख़त्म करते हैं और आपको नया पासवर्ड चुनने का लिंक भेजते हैं।",
  "Log every device out": "हर डिवाइस को लॉग आउट करें",
  "It was me": "यह मैंने ही किया",
  "Your browser blocks cookies for this site, and you cannot log in without them. Allow cookies for this site in the browser's settings, then reload the page.":
    "आपका ब्राउज़र इस साइट की कुकी रोकता है, और उनके बिना कोई लॉग इन नहीं कर सकता। ब्राउज़र की सेटिंग में इस साइट की कुकी की अनुमति दें और पेज फिर से लोड करें।",
  "Load again": "फिर से लोड करें",
  "Your browser does not keep data for this site, so you will be logged out when the page reloads. Allow site data in the browser's settings to stay logged in.":
    "आपका ब्राउज़र इस साइट का कोई डेटा नहीं रखता, इसलिए पेज फिर से लोड होने पर आप लॉग आउट हो जाते हैं। लॉग इन बने रहने के लिए ब्राउज़र की सेटिंग में साइट डेटा की अनुमति दें।",

  "Please enter all fields": "कृपया सभी फ़ील्ड भरें",
  "Please fill in all fields": "कृपया सभी फ़ील्ड भरें",
  "Passwords do not match": "पासवर्ड मेल नहीं खाते",
  "Password must be at least 6 characters": "पासवर्ड कम से कम 6 अक्षरों का होना चाहिए",
  "Password must be at most 128 characters": "पासवर्ड ज़्यादा से ज़्यादा 128 अक्षरों का हो सकता है",
  "Please enter a valid email address": "कृपया मान्य ईमेल पता डालें",
  "Registration Successful!": "रजिस्ट्रेशन हो गया!",
  "Email Verification Required": "ईमेल की पुष्टि ज़रूरी है",
  "Registration failed": "रजिस्ट्रेशन नहीं हो सका",
  "Login failed": "लॉग इन नहीं हो सका",
  "An error occurred during login": "लॉग इन करते समय गड़बड़ी हुई",
  "Email verified successfully! You can now log in.": "ईमेल की पुष्टि हो गई! अब आप लॉग इन कर सकते हैं।",
  "Invalid verification token. Please try again or request a new verification email.":
    "पुष्टि का लिंक मान्य नहीं है। कृपया फिर से कोशिश करें या पुष्टि का नया ईमेल मँगाएँ।",
  "Server error during verification. Please try again later.":
    "पुष्टि के दौरान सर्वर में गड़बड़ी हुई। कृपया बाद में फिर से कोशिश करें।",
  "Google account detected": "Google खाता मिला",
  "Google Account Required": "Google खाता ज़रूरी है",
  "This account was created with {provider}. Please sign in with {provider}.":
    "यह खाता {provider} से बनाया गया था। कृपया {provider} से लॉग इन करें।",
  "You have been logged out.": "आप लॉग आउट हो गए हैं।",
  "Authentication failed: {reason}": "प्रमाणीकरण नहीं हो सका: {reason}",
  "Authentication failed: No token received": "प्रमाणीकरण नहीं हो सका: कोई टोकन नहीं मिला",
  "Successfully signed in with {provider}!": "{provider} से लॉग इन हो गया!",
  "Error loading user data": "उपयोगकर्ता का डेटा लोड नहीं हो सका",
  "Please enter your password": "कृपया अपना पासवर्ड डालें",
  "The sign-in could not be linked. Please try again.": "लॉग इन लिंक नहीं हो सका। कृपया फिर से कोशिश करें।",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "हमने आपको एक लिंक भेजा है। पासवर्ड के बिना यह लॉग इन लिंक करने के लिए उसे खोलें।",
  "{provider} sign-in is linked, and the old password no longer works.":
    "{provider} लॉग इन लिंक हो गया है और पुराना पासवर्ड अब काम नहीं करता।",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "हमने आपके वहाँ के खाते के पते पर एक लिंक भेजा है। लॉग इन करने के लिए उसे इसी ब्राउज़र में खोलें।",
  "Your address is confirmed.": "आपके पते की पुष्टि हो गई है।",
  "Please enter your email": "कृपया अपना ईमेल डालें",
  "If an account exists for this address, a reset link is on its way.":
    "अगर इस पते का कोई खाता है, तो रीसेट का लिंक भेज दिया गया है।",
  "Open the link in our mail to choose a new password.": "नया पासवर्ड चुनने के लिए हमारे ईमेल का लिंक खोलें।",
  "Failed to send reset email": "रीसेट का ईमेल नहीं भेजा जा सका",
  "Your password has been reset. You can now log in.": "आपका पासवर्ड रीसेट हो गया है। अब आप लॉग इन कर सकते हैं।",
  "Failed to reset password": "पासवर्ड रीसेट नहीं हो सका",
  "This reset link is no longer valid. Please request a new one.":
    "रीसेट का यह लिंक अब मान्य नहीं है। कृपया नया लिंक मँगाएँ।",
  "Failed to verify email": "ईमेल की पुष्टि नहीं हो सकी",
  "Email address is required": "ईमेल पता ज़रूरी है",
  "Verification email sent! Please check your inbox.": "पुष्टि का ईमेल भेज दिया गया है! कृपया अपना इनबॉक्स देखें।",
  "Failed to send verification email. Please try again.": "पुष्टि का ईमेल नहीं भेजा जा सका। कृपया फिर से कोशिश करें।",
  "Server error. Please try again later.": "सर्वर में गड़बड़ी हुई। कृपया बाद में फिर से कोशिश करें।",
  "Account deleted successfully.": "खाता मिटा दिया गया है।",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "आपका एक भुगतान अधूरा है और हमारा भुगतान प्रदाता जवाब नहीं दे रहा। कुछ भी नहीं मिटाया गया। कृपया कुछ मिनट बाद फिर से कोशिश करें।",
  "Failed to delete account. Please try again.": "खाता नहीं मिटाया जा सका। कृपया फिर से कोशिश करें।",
  "This account cannot be deleted": "यह खाता नहीं मिटाया जा सकता",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    one: "आपके पास अभी {n} क्रेडिट है, जो ख़त्म हो जाएगा। कृपया पुष्टि करें कि आप इसे छोड़ रहे हैं।",
    other: "आपके पास अभी {n} क्रेडिट हैं, जो ख़त्म हो जाएँगे। कृपया पुष्टि करें कि आप इन्हें छोड़ रहे हैं।",
  },
  "{n} credits were not bought by you with a card, so they cannot go back to one.": {
    one: "{n} क्रेडिट आपने कार्ड से नहीं खरीदा, इसलिए वह कार्ड पर वापस नहीं जा सकता।",
    other: "{n} क्रेडिट आपने कार्ड से नहीं खरीदे, इसलिए वे कार्ड पर वापस नहीं जा सकते।",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "यह लिंक अब मान्य नहीं है। कृपया सेटिंग में अपना पता फिर से बदलें।",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "यह लिंक इस्तेमाल हो चुका है या बहुत पुराना है। नया पासवर्ड चुनने के लिए “पासवर्ड भूल गए” का इस्तेमाल करें।",
  "Please complete the CAPTCHA verification": "कृपया CAPTCHA सत्यापन पूरा करें",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "धन्यवाद! आपका संदेश भेज दिया गया है। हम जल्द से जल्द आपको जवाब देंगे।",
  "Error sending message. Please try again.": "संदेश नहीं भेजा जा सका। कृपया फिर से कोशिश करें।",
  "Using your account email address": "आपके खाते का ईमेल पता इस्तेमाल हो रहा है",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "आपके ब्राउज़र ने आपके सत्र की कुकी नहीं रखी। इस साइट की कुकी की अनुमति दें और फिर से लॉग इन करें।",

  "Please enter the code": "कृपया कोड डालें",
  "The code could not be checked. Please try again.": "कोड की जाँच नहीं हो सकी। कृपया फिर से कोशिश करें।",
  "Two-step sign-in is on.": "दो चरण वाला लॉग इन चालू है।",
  "Two-step sign-in is off.": "दो चरण वाला लॉग इन बंद है।",
  "Keep these recovery codes in a safe place. Each works once in place of your second step, and they will not be shown again.":
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
  "This device already has a passkey for your account.": "इस डिवाइस में आपके खाते की पासकी पहले से है।",
  "This device cannot protect a passkey with a PIN, a fingerprint or your face. Please use another device.":
    "यह डिवाइस ऐसी पासकी नहीं रख सकता जो पिन, फ़िंगरप्रिंट या चेहरे से लॉक हो। कृपया कोई दूसरा डिवाइस इस्तेमाल करें।",
  "Passkeys do not work at this address. Please open the page at its usual address.":
    "पेज के इस पते पर पासकी काम नहीं करतीं। कृपया इसे इसके सामान्य पते पर खोलें।",
  "Use a passkey": "पासकी इस्तेमाल करें",
  Code: "कोड",
  "Six digits, or one of your recovery codes": "छह अंक, या आपका कोई रिकवरी कोड",
  "One of your recovery codes": "आपका कोई रिकवरी कोड",
  Continue: "जारी रखें",
  "Two-step sign-in": "दो चरण वाला लॉग इन",
  On: "चालू",
  Off: "बंद",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so a stolen password is not enough. Signing in with a passkey alone already counts as two steps.":
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
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works only on this site, so a fake page cannot steal it.":
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
