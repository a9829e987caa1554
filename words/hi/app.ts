import type { Translated } from "#words/catalogue.ts";
import type { app as german } from "#words/de/app.ts";

export const app = {
  "You are offline": "आप ऑफ़लाइन हैं",
  "Farline cannot be reached right now. This page comes back by itself as soon as there is a connection.":
    "अभी Farline तक नहीं पहुँचा जा सकता। कनेक्शन मिलते ही यह पेज अपने-आप वापस आ जाएगा।",
  "Calls need a connection.": "कॉल के लिए कनेक्शन ज़रूरी है।",
  "Purchases need a connection.": "खरीदारी के लिए कनेक्शन ज़रूरी है।",
  "As of {time}": "{time} तक",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "इस डिवाइस पर कोई संपर्क या कॉल नहीं रखी गई है। आप इसे सेटिंग में “यह डिवाइस” के अंतर्गत बदल सकते हैं।",
  "Log in once there is a connection.": "कनेक्शन मिलने पर लॉग इन करें।",
  "A new version of Farline is here. It opens with your next page.":
    "Farline का नया संस्करण आ गया है। यह अगले पेज के साथ खुलेगा।",
  "This page cannot open yet": "यह पेज अभी नहीं खुल सकता",
  "Farline has been updated. The page opens when your call is over.":
    "Farline अपडेट हो गया है। आपकी कॉल ख़त्म होने पर पेज खुलेगा।",
  "You are offline. The page opens when the connection is back.": "आप ऑफ़लाइन हैं। कनेक्शन लौटने पर पेज खुलेगा।",
  "Keep contacts and recent calls on this device": "संपर्क और हाल की कॉल इस डिवाइस पर रखें",
  "You see them here without a connection. They are erased when you log out. Leave this off on a device that you share.":
    "ये यहाँ बिना कनेक्शन के भी दिखते हैं। लॉग आउट करने पर मिटा दिए जाते हैं। साझा डिवाइस पर इसे बंद रखें।",
  "Install Farline": "Farline इंस्टॉल करें",
  "To install Farline, press Share in your browser and then “Add to Home Screen”.":
    "Farline इंस्टॉल करने के लिए ब्राउज़र में “शेयर करें” दबाएँ, फिर “होम स्क्रीन में जोड़ें”।",
  "Notify me before a call ends": "कॉल ख़त्म होने से पहले सूचित करें",
  "Notices are on. When a call is about to end and this page is hidden, you get a notice without a name or a number.":
    "सूचनाएँ चालू हैं। जब कॉल ख़त्म होने वाली हो और यह पेज छिपा हो, तो आपको बिना नाम या नंबर की सूचना मिलती है।",
  "Notices are off. Your browser's settings for this site can switch them on.":
    "सूचनाएँ बंद हैं। इस साइट के लिए ब्राउज़र की सेटिंग से इन्हें चालू किया जा सकता है।",
  Window: "विंडो",
  "Call · Farline": "कॉल · Farline",
  "Your call ends within a minute": "आपकी कॉल एक मिनट के अंदर ख़त्म हो जाएगी",
  "Purchase credits to go on talking.": "बात जारी रखने के लिए क्रेडिट खरीदें।",
  "Notify me before the call ends": "इस कॉल के ख़त्म होने से पहले सूचित करें",
  "You will be notified before a call ends.": "कॉल ख़त्म होने से पहले आपको सूचित किया जाएगा।",
  "Your browser does not let Farline notify you. Its settings for this site can change that.":
    "आपका ब्राउज़र Farline को सूचना भेजने नहीं देता। इस साइट के लिए उसकी सेटिंग से इसे बदला जा सकता है।",
  "This link holds no phone number.": "इस लिंक में कोई फ़ोन नंबर नहीं है।",
  "Something blocks {address}, so your balance and calls are not updated here. If an ad blocker is on, allow this site in it and load the page again.":
    "कुछ {address} को रोक रहा है, इसलिए आपका बैलेंस और कॉल यहाँ अपडेट नहीं होते। अगर कोई विज्ञापन ब्लॉकर चालू है, तो उसमें इस साइट की अनुमति दें और पेज फिर से लोड करें।",
} satisfies Translated<"hi", typeof german>;
