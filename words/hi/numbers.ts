import type { Translated } from "#words/catalogue.ts";
import type { numbers as german } from "#words/de/numbers.ts";

export const numbers = {
  "Your numbers could not be loaded. Please try again.": "आपके नंबर लोड नहीं हो सके। कृपया फिर से कोशिश करें।",
  "Numbers could not be searched. Please try again.": "नंबर खोजे नहीं जा सके। कृपया फिर से कोशिश करें।",
  "The number could not be bought. Please look at your numbers before you try again.":
    "नंबर किराए पर नहीं लिया जा सका। दोबारा कोशिश करने से पहले कृपया अपने नंबर देखें।",
  "The number could not be given back. Please try again.": "नंबर लौटाया नहीं जा सका। कृपया फिर से कोशिश करें।",
  "The receipt could not be loaded. Please try again.": "रसीद लोड नहीं हो सकी। कृपया फिर से कोशिश करें।",
  "An area code has three digits.": "एरिया कोड में तीन अंक होते हैं।",
  "Please enter 2 to 10 digits.": "कृपया 2 से 10 अंक लिखें।",
  "You have no such number.": "आपके पास ऐसा कोई नंबर नहीं है।",
  "Numbers of this kind are not offered.": "इस तरह के नंबर उपलब्ध नहीं हैं।",
  "This number was taken meanwhile. Nothing was charged. Please choose another one.":
    "इस बीच यह नंबर किसी और ने ले लिया। कुछ भी नहीं काटा गया। कृपया दूसरा चुनें।",
  "The phone company does not give out this number. Nothing was charged. Please choose another one.":
    "फ़ोन कंपनी यह नंबर नहीं देती। कुछ भी नहीं काटा गया। कृपया दूसरा चुनें।",
  "The phone company does not answer right now. Nothing was charged. Please try again later.":
    "फ़ोन कंपनी अभी जवाब नहीं दे रही है। कुछ भी नहीं काटा गया। कृपया बाद में कोशिश करें।",
  "The phone company has not answered yet. The number appears here once it is yours; otherwise your credits are free again within minutes.":
    "फ़ोन कंपनी ने अभी तक जवाब नहीं दिया है। नंबर आपका होते ही यहाँ दिखेगा; नहीं तो कुछ मिनटों में आपके क्रेडिट फिर से उपलब्ध हो जाएँगे।",
  "You can have at most {most} numbers.": "आपके पास ज़्यादा से ज़्यादा {most} नंबर हो सकते हैं।",
  "Only the owner of the shared credits can rent a number.": "साझा क्रेडिट के मालिक ही नंबर किराए पर ले सकते हैं।",
  "The price has changed. Please look at it again.": "कीमत बदल गई है। कृपया उसे फिर से देखें।",
  "The first month costs {credits}, and your balance does not cover it.":
    "पहले महीने की कीमत {credits} है, और आपका शेष इसके लिए काफ़ी नहीं है।",
  "Number of your own: {number}": "आपका अपना नंबर: {number}",
  "Number of your own": "अपना नंबर",
  "A number of your own": "आपका अपना नंबर",
  "People call this number, and it rings here, on every page that you have open.":
    "लोग इस नंबर पर कॉल करते हैं, और वह यहाँ बजता है, आपके हर खुले पेज पर।",
  "Each month is paid from your credits. If they do not cover it, you get a mail 7 days and 1 day before. Then nothing rings for 10 days, and after that the number goes back. The same happens while your account is frozen or a payment is disputed.":
    "हर महीने का भुगतान आपके क्रेडिट से होता है। क्रेडिट काफ़ी न हों, तो आपको 7 दिन और 1 दिन पहले मेल मिलता है। फिर 10 दिन तक कुछ नहीं बजता, और उसके बाद नंबर लौट जाता है। आपका खाता फ़्रीज़ होने या किसी भुगतान पर विवाद होने पर भी यही होता है।",
  "No numbers are offered right now.": "अभी कोई नंबर उपलब्ध नहीं है।",
  "Your numbers": "आपके नंबर",
  "Choose the number that people see": "वह नंबर चुनें जो लोग देखते हैं",
  "Find a number": "नंबर खोजें",
  "Kind of number": "नंबर का प्रकार",
  "Toll-free": "टोल-फ़्री",
  "{country}, landline": "{country}, लैंडलाइन",
  "{country}, mobile": "{country}, मोबाइल",
  "{country}, toll-free": "{country}, टोल-फ़्री",
  "{credits} a month": "{credits} प्रति माह",
  "Calls to it are free for you.": "इस पर आने वाले कॉल आपके लिए मुफ़्त हैं।",
  "Calls to it cost you {credits} a minute.": "इस पर आने वाले कॉल की कीमत {credits} प्रति मिनट है।",
  "Area code": "एरिया कोड",
  City: "शहर",
  "Digits in the number": "नंबर में अंक",
  "Search numbers": "नंबर खोजें",
  "No number was found. Please try fewer digits or another place.":
    "कोई नंबर नहीं मिला। कृपया कम अंक या दूसरी जगह आज़माएँ।",
  "Rent {number}": "{number} किराए पर लें",
  "Rent {number}?": "{number} किराए पर लें?",
  "{credits} now, then each month. The first renewal is on {date}.":
    "अभी {credits}, फिर हर महीने। पहला नवीनीकरण {date} को है।",
  "Rent this number": "यह नंबर किराए पर लें",
  "The number is yours.": "नंबर अब आपका है।",
  "It is being bought.": "इसे किराए पर लिया जा रहा है।",
  "It rings here. The next renewal is on {date} for {credits}.":
    "यह यहाँ बजता है। अगला नवीनीकरण {date} को {credits} में होगा।",
  "It is not paid, and nothing rings. It is kept until {date}, and rings again once {credits} are paid.":
    "इसका भुगतान नहीं हुआ है, और कुछ नहीं बजता। यह {date} तक रखा जाएगा, और {credits} चुकाते ही फिर बजेगा।",
  "It cannot be renewed while your account is restricted, and nothing rings. It is kept until {date}. Please write to us.":
    "आपका खाता सीमित होने तक इसका नवीनीकरण नहीं हो सकता, और कुछ नहीं बजता। यह {date} तक रखा जाएगा। कृपया हमें लिखें।",
  "It is being given back.": "इसे लौटाया जा रहा है।",
  "Give {number} back": "{number} लौटाएँ",
  "Give {number} back?": "{number} लौटाएँ?",
  "It stops ringing at once, and another person may get it. Paid days are not returned.":
    "यह तुरंत बजना बंद हो जाता है, और किसी और को मिल सकता है। चुकाए गए दिन वापस नहीं होते।",
  "The number is being given back.": "नंबर लौटाया जा रहा है।",
  "Receipt of a number": "नंबर की रसीद",
  "Paid on": "भुगतान की तारीख",
  Month: "महीना",
  "{from} to {until}": "{from} से {until} तक",
  Worth: "मूल्य",
  "The forwarding could not be changed. Please try again.": "फ़ॉरवर्डिंग नहीं बदली जा सकी। कृपया फिर से कोशिश करें।",
  "Calls can be forwarded only to a verified number of yours that is not rented here.":
    "कॉल केवल आपके ऐसे सत्यापित नंबर पर फ़ॉरवर्ड की जा सकती हैं जो यहाँ किराए पर नहीं है।",
  "The number that calls were forwarded to is no longer verified, so they ring here.":
    "जिस नंबर पर कॉल फ़ॉरवर्ड होती थीं वह अब सत्यापित नहीं है, इसलिए वे यहाँ बजती हैं।",
  "Forwarding has become more expensive, so calls ring here. Save it again to agree to the new price.":
    "फ़ॉरवर्डिंग महँगी हो गई है, इसलिए कॉल यहाँ बजती हैं। नई कीमत मानने के लिए इसे फिर से सहेजें।",
  "Calls can also go on to your own telephone, once you have verified its number.":
    "अपने फ़ोन का नंबर सत्यापित करने के बाद कॉल उस पर भी जा सकती हैं।",
  "Calls to {number}": "{number} पर आने वाली कॉल",
  "You pay from your credits once a forwarded call is answered, also by a mailbox. It ends when they are used up.":
    "फ़ॉरवर्ड की गई कॉल का जवाब मिलते ही, मेलबॉक्स से भी, उसका भुगतान आपके क्रेडिट से होता है। क्रेडिट ख़त्म होने पर वह समाप्त हो जाती है।",
  "Ring here": "यहाँ बजे",
  "Forward to {number}: {credits} a minute": "{number} पर फ़ॉरवर्ड करें: {credits} प्रति मिनट",
  "Save this choice": "यह विकल्प सहेजें",
  "Its calls are forwarded to {number}. The next renewal is on {date} for {credits}.":
    "इसकी कॉल {number} पर फ़ॉरवर्ड होती हैं। अगला नवीनीकरण {date} को {credits} में होगा।",
  "Forwarded to": "इस पर फ़ॉरवर्ड की गई",
  "Your blocked callers could not be loaded. Please try again.":
    "आपके ब्लॉक किए गए कॉलर लोड नहीं हो सके। कृपया फिर से कोशिश करें।",
  "Your blocked callers could not be changed. Please try again.":
    "आपके ब्लॉक किए गए कॉलर नहीं बदले जा सके। कृपया फिर से कोशिश करें।",
  "You can block at most {most} callers.": "आप ज़्यादा से ज़्यादा {most} कॉलर ब्लॉक कर सकते हैं।",
  "This caller is blocked.": "यह कॉलर ब्लॉक है।",
  "Unwanted calls": "अनचाही कॉल",
  "Blocked callers": "ब्लॉक किए गए कॉलर",
  "No caller is blocked. You can block one here, or on the page of a call.":
    "कोई कॉलर ब्लॉक नहीं है। आप यहाँ या किसी कॉल के पेज पर ब्लॉक कर सकते हैं।",
  "Blocked callers hear": "ब्लॉक किए गए कॉलर क्या सुनें",
  "Callers who withhold their number hear": "नंबर छिपाने वाले कॉलर क्या सुनें",
  "Busy tone": "व्यस्त टोन",
  "Voicemail, or that you do not answer": "वॉइसमेल, या यह कि आप जवाब नहीं दे रहे",
  "As any other call": "बाकी कॉल की तरह",
  "{number} is no longer blocked.": "{number} अब ब्लॉक नहीं है।",
  "The caller is blocked.": "कॉलर ब्लॉक किया गया।",
  Unblock: "अनब्लॉक करें",
  "Unblock {number}": "{number} अनब्लॉक करें",
  "Number to block": "ब्लॉक करने का नंबर",
  "Block this number": "यह नंबर ब्लॉक करें",
  "Block this caller": "इस कॉलर को ब्लॉक करें",
  "Blocked call": "ब्लॉक की गई कॉल",
} satisfies Translated<"hi", typeof german>;
