import type { Translated } from "#words/catalogue.ts";
import type { securityEvents as german } from "#words/de/security-events.ts";

export const securityEvents = {
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
  "A new email address was asked for": "नए ईमेल पते का अनुरोध हुआ",
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
} satisfies Translated<"hi", typeof german>;
