import type { Translated } from "#words/catalogue.ts";
import type { contactFiles as german } from "#words/de/contact-files.ts";

export const contactFiles = {
  "Import and export": "इंपोर्ट और एक्सपोर्ट",
  "File to import": "इंपोर्ट की जाने वाली फ़ाइल",
  "Choose a file": "फ़ाइल चुनें",
  "vCard (.vcf) or CSV, as phones, Google and Outlook write them":
    "vCard (.vcf) या CSV, जैसा फ़ोन, Google और Outlook बनाते हैं",
  "Country of numbers without a code": "बिना कोड वाले नंबरों का देश",
  "None#country": "कोई नहीं",
  "Save all contacts as": "सभी संपर्क इस रूप में सहेजें",
  "This file is larger than 20 MB.": "यह फ़ाइल 20 MB से बड़ी है।",
  "This file could not be read. Please try again.": "यह फ़ाइल पढ़ी नहीं जा सकी। कृपया फिर कोशिश करें।",
  "What the file holds": "फ़ाइल में क्या है",
  "{n} new contacts": { one: "{n} नया संपर्क", other: "{n} नए संपर्क" },
  "{n} merged by number": { one: "{n} नंबर के आधार पर मिलाया गया", other: "{n} नंबर के आधार पर मिलाए गए" },
  "{n} already there": { one: "{n} पहले से मौजूद", other: "{n} पहले से मौजूद" },
  "and {n} more": "और {n} अन्य",
  Import: "इंपोर्ट करें",
  "{n} contacts added, {merged} merged.": {
    one: "{n} संपर्क जोड़ा गया, {merged} मिलाए गए।",
    other: "{n} संपर्क जोड़े गए, {merged} मिलाए गए।",
  },
  "There is nothing to import": "इंपोर्ट करने के लिए कुछ नहीं है",
  "This file has more than 1,000 contacts.": "इस फ़ाइल में 1,000 से ज़्यादा संपर्क हैं।",
  "{name} would have more than ten numbers.": "{name} के दस से ज़्यादा नंबर हो जाएँगे।",
  "{n} lines cannot be read": { one: "{n} पंक्ति पढ़ी नहीं जा सकती", other: "{n} पंक्तियाँ पढ़ी नहीं जा सकतीं" },
  "Line {line}: {reason}": "पंक्ति {line}: {reason}",
  "Line {line}: {reason} ({about})": "पंक्ति {line}: {reason} ({about})",
  "No phone number": "कोई फ़ोन नंबर नहीं",
  "More than {n} numbers: the rest is left out": "{n} से ज़्यादा नंबर: बाक़ी छोड़ दिए गए",
  "A number without a country code: choose a country": "बिना देश कोड वाला नंबर: कोई देश चुनें",
  "This is not a whole phone number": "यह पूरा फ़ोन नंबर नहीं है",
  "A quotation mark is not closed": "एक उद्धरण चिह्न बंद नहीं है",
  "The first line must name the columns, such as Name and Phone":
    "पहली पंक्ति में कॉलमों के नाम होने चाहिए, जैसे Name और Phone",
  "Not a line of a vCard": "vCard की पंक्ति नहीं",
  "Neither a vCard nor a CSV file": "न vCard है, न CSV फ़ाइल",
  "This card has no end": "इस कार्ड का अंत नहीं है",
} satisfies Translated<"hi", typeof german>;
