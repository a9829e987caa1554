import type { Translated } from "#words/catalogue.ts";
import type { callerIds as german } from "#words/de/caller-ids.ts";

export const callerIds = {
  "Your numbers could not be loaded. Please reload the page.": "आपके नंबर लोड नहीं हो सके। कृपया पेज फिर से लोड करें।",
  "The number could not be saved. Please try again.": "नंबर सहेजा नहीं जा सका। कृपया फिर कोशिश करें।",
  "Please enter your number": "कृपया अपना नंबर डालें",
  "This number has already been removed.": "यह नंबर पहले ही हटाया जा चुका है।",
  "This number is verified for another account.": "यह नंबर किसी दूसरे खाते के लिए सत्यापित है।",
  "You can have at most ten numbers. Please remove one first.":
    "आप अधिकतम दस नंबर रख सकते हैं। कृपया पहले एक हटाएँ।",
  "No more verification calls are made today. Please try again tomorrow.":
    "आज और सत्यापन कॉल नहीं होंगी। कृपया कल कोशिश करें।",
  "Your number has been removed.": "आपका नंबर हटा दिया गया है।",
  "Your choice has been saved.": "आपका चुनाव सहेज लिया गया है।",
  "They will see {number}": "उन्हें {number} दिखेगा",
  "They will see our number, {number}": "उन्हें हमारा नंबर {number} दिखेगा",
  "This destination does not show numbers of callers, so they will see our number, {number}":
    "यह गंतव्य कॉल करने वाले का नंबर नहीं दिखाता, इसलिए उन्हें हमारा नंबर {number} दिखेगा",
  "Number they see": "उन्हें दिखने वाला नंबर",
  "As in other calls": "जैसे बाकी कॉल में",
  "Our number, {number}": "हमारा नंबर, {number}",
  "Our number": "हमारा नंबर",
  "Number shown": "दिखाया गया नंबर",
  "Some countries hide or change numbers from abroad.": "कुछ देश विदेशी नंबर छिपाते या बदलते हैं।",
  "Your caller ID": "आपका कॉलर आईडी",
  "The people you call see a number of your own once you have verified it. We call it, and you type a code there.":
    "जिन्हें आप कॉल करते हैं उन्हें आपका अपना नंबर दिखता है, जब आप उसे सत्यापित कर लेते हैं। हम उस पर कॉल करते हैं और आप वहाँ एक कोड डालते हैं।",
  "Your number": "आपका नंबर",
  "With its country code, such as +44 7400 123456": "देश के कोड के साथ, जैसे +44 7400 123456",
  "Verify number": "नंबर सत्यापित करें",
  "Your phone rings now. Answer it and type this code:": "आपका फ़ोन अभी बज रहा है। उठाकर यह कोड डालें:",
  "Another account uses this number. It is yours once you answer the call and type this code:":
    "दूसरा खाता इस नंबर का इस्तेमाल करता है। कॉल का जवाब देकर यह कोड दबाते ही यह आपका हो जाएगा:",
  "Your phone is being called...": "आपके फ़ोन पर कॉल हो रही है…",
  "Not verified: the code was not typed.": "सत्यापित नहीं: कोड नहीं डाला गया।",
  "Verified. It can be shown until {date}.": "सत्यापित। इसे {date} तक दिखाया जा सकता है।",
  "No longer shown, because it was verified a year ago.":
    "अब नहीं दिखाया जाता, क्योंकि इसे एक साल पहले सत्यापित किया गया था।",
  "Verify again": "फिर से सत्यापित करें",
  "Verify {number} again": "{number} फिर से सत्यापित करें",
  "Remove number": "नंबर हटाएँ",
  "Your calls then no longer show {number}, and calls to your numbers here no longer go on to it.":
    "फिर आपकी कॉल में {number} नहीं दिखेगा, और यहाँ के आपके नंबरों पर आने वाली कॉल इस पर नहीं भेजी जाएँगी।",
  "Shown in your calls": "आपकी कॉल में दिखेगा",
} satisfies Translated<"hi", typeof german>;
