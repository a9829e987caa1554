import type { Translated } from "#words/catalogue.ts";
import type { signInMessages as german } from "#words/de/sign-in-messages.ts";

export const signInMessages = {
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
} satisfies Translated<"hi", typeof german>;
