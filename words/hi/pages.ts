import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Skip to content": "मुख्य सामग्री पर जाएँ",
  Main: "मुख्य",
  Menu: "मेन्यू",
  Home: "होम",
  About: "हमारे बारे में",
  Contact: "संपर्क करें",
  Register: "रजिस्टर करें",
  Login: "लॉग इन",
  Dashboard: "डैशबोर्ड",
  "Purchase Credits": "क्रेडिट खरीदें",
  Transactions: "लेन-देन",
  Call: "कॉल करें",
  History: "इतिहास",
  Credits: "क्रेडिट",
  Shortcuts: "शॉर्टकट",
  Profile: "प्रोफ़ाइल",
  Contacts: "संपर्क",
  Settings: "सेटिंग",
  Logout: "लॉग आउट",
  Language: "भाषा",
  Theme: "थीम",
  System: "सिस्टम",
  Light: "लाइट",
  Dark: "डार्क",
  "More pages": "और पेज",
  Rates: "दरें",
  Help: "मदद",
  Terms: "शर्तें",
  Privacy: "गोपनीयता",
  Refunds: "रिफ़ंड",
  "Who runs this": "यह सेवा कौन चलाता है",
  "Not for emergencies: 112, 911 and other emergency numbers cannot be called from here.":
    "आपात स्थिति के लिए नहीं: यहाँ से 112, 911 और दूसरे आपातकालीन नंबरों पर कॉल नहीं हो सकती।",
  "© <year>{year}</year> {brand}. Cards are handled by our payment provider and never stored here.":
    "© <year>{year}</year> {brand}. कार्ड हमारे भुगतान प्रदाता के पास रहते हैं और यहाँ कभी सहेजे नहीं जाते।",
  "First steps": "पहले कदम",
  "<u>This month</u> <b>{spend}, {talk}</b>": "<u>इस महीने</u> <b>{spend}, {talk}</b>",
  "Spending by day, up to {most}": "हर दिन का ख़र्च, सबसे ज़्यादा {most}",
  "New balance: {credits}": "नया शेष: {credits}",
  Sandbox: "सैंडबॉक्स",
  "Sandbox: no real calls, no real money": "सैंडबॉक्स: असली कॉल नहीं, असली पैसे नहीं",
  "Open the inbox": "इनबॉक्स खोलें",
  Error: "त्रुटि",
  "Unexpected Application Error!": "ऐप में अनपेक्षित त्रुटि!",
  "Unknown error": "अज्ञात त्रुटि",
  "Return to Home": "होम पर लौटें",
  "your provider": "आपके प्रदाता",
  "Your session has ended. Please log in again.": "आपका सत्र समाप्त हो गया है। कृपया फिर से लॉग इन करें।",
  "The server could not be reached. Please try again.": "सर्वर से संपर्क नहीं हो सका। कृपया फिर से कोशिश करें।",
  Close: "बंद करें",
  Dismiss: "हटाएँ",
  Show: "दिखाएँ",
  Hide: "छिपाएँ",
  Cancel: "रद्द करें",
  Notifications: "सूचनाएँ",
  "Loading...": "लोड हो रहा है…",
  "Loading the CAPTCHA...": "CAPTCHA लोड हो रहा है…",
  "The CAPTCHA could not be loaded. Please reload the page.": "CAPTCHA लोड नहीं हो सका। कृपया पेज फिर से लोड करें।",
  "Call#noun": "कॉल",
  Countries: "देश",
  "Try again": "फिर कोशिश करें",
  "Something went wrong. Please try again.": "कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।",

  "You are offline": "आप ऑफ़लाइन हैं",
  "{brand} cannot be reached right now. This page will come back by itself when you are online again.":
    "अभी {brand} तक नहीं पहुँचा जा सकता। कनेक्शन मिलते ही यह पेज अपने-आप वापस आ जाएगा।",
  "Calls need a connection.": "कॉल के लिए कनेक्शन ज़रूरी है।",
  "Purchases need a connection.": "खरीदारी के लिए कनेक्शन ज़रूरी है।",
  "As of {time}": "{time} की जानकारी",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "इस डिवाइस पर कोई संपर्क या कॉल नहीं रखी गई है। आप इसे सेटिंग में “यह डिवाइस” के अंतर्गत बदल सकते हैं।",
  "Log in when you are back online.": "कनेक्शन मिलने पर लॉग इन करें।",
  "A new version of {brand} is ready. It will load with your next page.":
    "{brand} का नया संस्करण आ गया है। यह अगले पेज के साथ खुलेगा।",
  "This page cannot be opened yet": "यह पेज अभी नहीं खुल सकता",
  "{brand} has been updated. The page will open when your call is over.":
    "{brand} अपडेट हो गया है। आपकी कॉल ख़त्म होने पर पेज खुलेगा।",
  "You are offline. The page will open when you are back online.": "आप ऑफ़लाइन हैं। कनेक्शन लौटने पर पेज खुलेगा।",
  "Keep contacts and recent calls on this device": "संपर्क और हाल की कॉल इस डिवाइस पर रखें",
  "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.":
    "ये यहाँ बिना कनेक्शन के भी दिखते हैं। लॉग आउट करने पर मिटा दिए जाते हैं। साझा डिवाइस पर इसे बंद रखें।",
  "Install {brand}": "{brand} इंस्टॉल करें",
  "To install {brand}, press Share in your browser and then “Add to Home Screen”.":
    "{brand} इंस्टॉल करने के लिए ब्राउज़र में “शेयर करें” दबाएँ, फिर “होम स्क्रीन में जोड़ें”।",
  "Call favourites and recent numbers with one press": "पसंदीदा और हाल के नंबरों को एक बार दबाकर कॉल करें",
  "You have three seconds to cancel. When this is off, a press only fills in the number.":
    "रद्द करने के लिए आपके पास तीन सेकंड हैं। यह बंद हो तो दबाने पर सिर्फ़ नंबर भरता है।",
  "Notify me before a call ends": "कॉल ख़त्म होने से पहले सूचित करें",
  "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.":
    "सूचनाएँ चालू हैं। जब कॉल ख़त्म होने वाली हो और यह पेज छिपा हो, तो आपको बिना नाम या नंबर की सूचना मिलती है।",
  "Notifications are off. You can switch them on in your browser's settings for this site.":
    "सूचनाएँ बंद हैं। इस साइट के लिए ब्राउज़र की सेटिंग से इन्हें चालू किया जा सकता है।",
  Window: "विंडो",
  "Call · {brand}": "कॉल · {brand}",
  "Your call ends within a minute": "आपकी कॉल एक मिनट के अंदर ख़त्म हो जाएगी",
  "Purchase credits to go on talking.": "बात जारी रखने के लिए क्रेडिट खरीदें।",
  "Notify me before the call ends": "इस कॉल के ख़त्म होने से पहले सूचित करें",
  "You will be notified before a call ends.": "कॉल ख़त्म होने से पहले आपको सूचित किया जाएगा।",
  "Your browser does not let {brand} send notifications. You can change that in its settings for this site.":
    "आपका ब्राउज़र {brand} को सूचना भेजने नहीं देता। इस साइट के लिए उसकी सेटिंग से इसे बदला जा सकता है।",
  "This link does not contain a phone number.": "इस लिंक में कोई फ़ोन नंबर नहीं है।",
  "Something is blocking {address}, so your balance and calls show here a few seconds late. If you use an ad blocker, allow this site in it and reload the page.":
    "कुछ {address} को रोक रहा है, इसलिए आपका शेष और कॉल यहाँ कुछ सेकंड देर से दिखते हैं। अगर कोई विज्ञापन ब्लॉकर चालू है, तो उसमें इस साइट की अनुमति दें और पेज फिर से लोड करें।",

  "{brand} · Global phone calls from your browser": "{brand} · ब्राउज़र से दुनिया भर में फ़ोन कॉल",
  "Make global phone calls from anywhere in the world": "दुनिया में कहीं से भी, दुनिया भर में फ़ोन कॉल करें",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "सीधे अपने ब्राउज़र से किसी भी लैंडलाइन या मोबाइल पर कॉल करें। प्रीपेड क्रेडिट से भुगतान करें और जब तक क्रेडिट रहें, बात करें।",
  "Sign Up": "रजिस्टर करें",
  "What does a call cost?": "एक कॉल का ख़र्च कितना है?",
  "Or a phone number": "या कोई फ़ोन नंबर",
  "More about this price": "इस दर के बारे में और",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 क्रेडिट {price} का है। बिल मिनट के हिसाब से बनता है; अधूरा मिनट पूरा गिना जाता है। देखने के लिए खाते की ज़रूरत नहीं।",
  "Landline and mobile": "लैंडलाइन और मोबाइल",
  "Nothing hidden while you talk": "बात करते समय कुछ भी छिपा नहीं",
  "One screen shows the time, the cost so far and how long your credits will last, with the line quality below. Mute yourself, press keys for a menu, or change your microphone.":
    "समय, कॉल का अब तक का ख़र्च और आपके क्रेडिट कितनी देर चलेंगे, सब एक ही स्क्रीन पर दिखता है, और नीचे लाइन की गुणवत्ता। खुद को म्यूट करें, मेन्यू के लिए बटन दबाएँ, माइक्रोफ़ोन बदलें।",
  "A call to London in progress in {brand}: the time, the estimated cost, and the buttons Mute and End Call":
    "{brand} में लंदन के लिए जारी एक कॉल: समय, अनुमानित ख़र्च, और म्यूट व कॉल समाप्त करने के बटन",
  "Four steps to hello": "हैलो तक चार क़दम",
  "Create an account": "खाता बनाएँ",
  "Sign up and verify your email. It takes a minute.":
    "रजिस्टर करें और अपना ईमेल सत्यापित करें। इसमें एक मिनट लगता है।",
  "Buy credits": "क्रेडिट खरीदें",
  "Bundles start at {price}. Pay by card, in your own currency.":
    "पैक {price} से शुरू होते हैं। अपनी मुद्रा में, कार्ड से भुगतान करें।",
  "Enter the number": "नंबर डालें",
  "Type the international number and see its price before you dial.":
    "अंतरराष्ट्रीय नंबर लिखें और डायल करने से पहले उसकी दर देखें।",
  Talk: "बात करें",
  "Speak from your browser for as long as your credits last.": "जब तक आपके क्रेडिट रहें, अपने ब्राउज़र से बात करें।",

  Roaming: "रोमिंग",
  "Calling card": "कॉलिंग कार्ड",
  "Where you see the price": "दर कहाँ लिखी होती है",
  "Next to the number, before you dial": "नंबर के पास, डायल करने से पहले",
  "In your operator’s price list, depending on where you are and where you call":
    "आपके ऑपरेटर की सूची में, इस पर निर्भर कि आप कहाँ हैं और किसे कॉल करते हैं",
  "In the card’s terms, depending on the access number you use": "कार्ड की शर्तों में, आपके एक्सेस नंबर के अनुसार",
  "What a call costs": "कॉल का ख़र्च",
  "The price per minute, rounded up to the minute. Nothing if the call is not answered":
    "प्रति मिनट दर, अधूरा मिनट पूरा गिना जाता है। जवाब न मिले तो कुछ नहीं",
  "Your operator’s price per minute, which may differ from country to country":
    "आपके ऑपरेटर की प्रति मिनट दर, जो हर देश में अलग हो सकती है",
  "The card’s price per minute, plus the fees in its terms":
    "कार्ड की प्रति मिनट दर और उसकी शर्तों में बताए गए शुल्क",
  "What you pay before you call": "कॉल से पहले आप क्या चुकाते हैं",
  "Credits, from {price}": "क्रेडिट, {price} से",
  "Your mobile contract": "आपका मोबाइल प्लान",
  "The card": "कार्ड",
  "Money you do not use": "जो पैसा आप इस्तेमाल नहीं करते",
  "Stays in your account": "आपके खाते में बना रहता है",
  "Depends on your contract": "आपके प्लान पर निर्भर",
  "Stays until the date in its terms": "शर्तों में दी गई तारीख़ तक बना रहता है",
  "What you need": "आपको क्या चाहिए",
  "A browser, a microphone and the internet": "ब्राउज़र, माइक्रोफ़ोन और इंटरनेट",
  "A phone with roaming switched on": "ऐसा फ़ोन जिसमें रोमिंग चालू हो",
  "Any phone, the access number and the card’s code": "कोई भी फ़ोन, एक्सेस नंबर और कार्ड का कोड",
  "Compared with roaming and calling cards": "रोमिंग और कॉलिंग कार्ड के मुक़ाबले",
  "We do not quote other companies’ prices: they change, and yours depend on your contract. Look up what your operator or card charges per minute, and compare it with the price above.":
    "हम दूसरों की दरें नहीं बताते: वे बदलती हैं, और आपकी दर आपके प्लान पर निर्भर है। देखें कि आपका ऑपरेटर या कार्ड प्रति मिनट कितना लेता है, और ऊपर की दर से तुलना करें।",
  "Your next call is a minute away.": "आपकी अगली कॉल बस एक मिनट दूर है।",

  "About {brand}": "{brand} के बारे में",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "{brand} से आप अपने ब्राउज़र से दुनिया के किसी भी फ़ोन पर कॉल कर सकते हैं और केवल बात किए गए मिनटों का भुगतान करते हैं। यह उन लोगों के लिए है जिनका परिवार, दोस्त और काम विदेश में हैं और जो बिना अनुबंध के बस कॉल करना चाहते हैं।",
  "You see the price before you dial": "डायल करने से पहले दर दिखती है",
  "Enter a number to see its price per minute and how long your balance will last. The counter during the call and the receipt after it use the same calculation.":
    "नंबर डालें और उसके पास प्रति मिनट दर दिखती है, साथ ही आपका शेष कितनी देर चलेगा। कॉल के दौरान का मीटर और बाद की रसीद उसी हिसाब से आते हैं।",
  "You are charged for what the phone network reports": "शुल्क फ़ोन नेटवर्क की रिपोर्ट के अनुसार लगता है",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "कॉल का बिल टेलीकॉम कंपनी के अपने रिकॉर्ड से, मिनट के हिसाब से बनता है; अधूरा मिनट पूरा गिना जाता है। जिस कॉल का कोई जवाब न दे, उसका कोई ख़र्च नहीं।",
  "Your card stays with the card provider": "आपका कार्ड भुगतान प्रदाता के पास ही रहता है",
  "Card details go straight from your browser to our payment provider. We never see or store them.":
    "कार्ड की जानकारी सीधे आपके ब्राउज़र से हमारे भुगतान प्रदाता के पास जाती है। हम उसे न कभी देखते हैं, न रखते हैं।",
  "Your credits stay yours": "आपके क्रेडिट आपके ही रहते हैं",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "क्रेडिट कभी एक्सपायर नहीं होते। कोई छिपा शुल्क नहीं, कोई मासिक सदस्यता नहीं।",
  "It works in browsers from 2022 on": "2022 से आगे के ब्राउज़र में चलता है",
  "Pages, forms and calls work in Chrome and Edge from version 99 and in Safari and iOS from 15.4; pages and forms in Firefox from 97, calls there from 128. The versions that we cannot run ourselves are checked against the public compatibility data of MDN. An older browser shows the public pages as text.":
    "पेज, फ़ॉर्म और कॉल Chrome और Edge के संस्करण 99 से और Safari और iOS के 15.4 से चलते हैं; Firefox में पेज और फ़ॉर्म 97 से, और कॉल 128 से। जिन संस्करणों को हम ख़ुद नहीं चला सकते, उन्हें MDN के सार्वजनिक संगतता डेटा से जाँचा जाता है। पुराना ब्राउज़र सार्वजनिक पेज टेक्स्ट के रूप में दिखाता है।",
  "Sign Up Now": "अभी रजिस्टर करें",
  "The text could not be loaded.": "पाठ लोड नहीं हो सका।",
  "404: page not found": "404: पेज नहीं मिला",
  "There is no page at this address. It may have been mistyped, or the page may have moved.":
    "इस पते पर कुछ नहीं है। हो सकता है पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।",
  "Tell us what is missing": "हमें बताएँ कि क्या नहीं मिला",
  "Looking for the price of a call?": "क्या आप कॉल की दर ढूँढ रहे हैं?",
  "You can also write to <a>{address}</a>.": "आप <a>{address}</a> पर भी लिख सकते हैं।",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "कॉल, भुगतान या किसी और बात के बारे में सवाल: हमें लिखें, एक इंसान जवाब देगा।",
  Subject: "विषय",
  Message: "संदेश",
  "Send Message": "संदेश भेजें",

  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "अपने ब्राउज़र से दुनिया भर में फ़ोन कॉल करें। कार्ड से प्रीपेड क्रेडिट खरीदें; वे कभी एक्सपायर नहीं होते।",
  "This browser shows the page, but forms and calls need a newer one: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "यह ब्राउज़र पेज दिखाता है, लेकिन फ़ॉर्म और कॉल के लिए नया ब्राउज़र चाहिए: कम से कम Chrome या Edge 99, Safari 15.4 या Firefox 97.",
  "Reload the page. If it still does not start, forms and calls need a newer browser: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "पेज फिर से लोड करें। अगर यह फिर भी शुरू नहीं होता, तो फ़ॉर्म और कॉल के लिए नया ब्राउज़र चाहिए: कम से कम Chrome या Edge 99, Safari 15.4 या Firefox 97.",
  "{brand} places phone calls from the browser and needs JavaScript to be switched on.":
    "{brand} ब्राउज़र से फ़ोन कॉल करता है और इसके लिए JavaScript चालू होना चाहिए।",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "अपने ब्राउज़र से दुनिया के किसी भी लैंडलाइन या मोबाइल पर कॉल करें। कार्ड से प्रीपेड क्रेडिट खरीदें; वे कभी एक्सपायर नहीं होते। कोई सदस्यता नहीं।",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "{brand} से आप अपने ब्राउज़र से दुनिया के किसी भी फ़ोन पर कॉल करते हैं और केवल बात किए गए मिनटों के पैसे देते हैं। डायल करने से पहले दर दिखती है।",
  "What a minute costs to every country, for landlines and mobiles. The price you see is the price you pay.":
    "हर देश के लिए एक मिनट की दर, लैंडलाइन और मोबाइल। जो दर दिखती है, वही आप चुकाते हैं।",
  "Questions about a call, a payment or anything else: write to {brand} and a person will answer.":
    "कॉल, भुगतान या किसी और बात पर सवाल: {brand} को लिखें, एक व्यक्ति जवाब देगा।",
  "Create your {brand} account: one account, every country. You only pay for the credits you buy.":
    "अपना {brand} खाता बनाएँ: एक खाता, हर देश। आप केवल खरीदे गए क्रेडिट के पैसे देते हैं।",
  "Log in to {brand} to call any phone in the world and to see your credits.":
    "दुनिया के किसी भी फ़ोन पर कॉल करने और अपने क्रेडिट देखने के लिए {brand} में लॉग इन करें।",
  "The terms of prepaid calls with {brand}: credits, prices, fair use, and what it cannot do.":
    "{brand} के साथ प्रीपेड कॉल की शर्तें: क्रेडिट, दरें, उचित उपयोग, और यह क्या नहीं कर सकता।",
  "What {brand} knows about you and your calls, who receives it, and how to have it deleted.":
    "{brand} आपके और आपकी कॉल के बारे में क्या जानता है, यह किसे मिलता है, और इसे कैसे हटवाएँ।",
  "When {brand} gives money back, how to ask for it, and how long it takes.":
    "{brand} कब पैसे लौटाता है, इसे कैसे माँगें, और इसमें कितना समय लगता है।",
} satisfies Translated<"hi", typeof german>;
