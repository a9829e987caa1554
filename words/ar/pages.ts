import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Skip to content": "الانتقال إلى المحتوى",
  Main: "القائمة الرئيسية",
  Menu: "القائمة",
  Home: "الصفحة الرئيسية",
  About: "من نحن",
  Contact: "اتصل بنا",
  Register: "إنشاء حساب",
  Login: "تسجيل الدخول",
  Dashboard: "لوحة التحكم",
  "Purchase Credits": "شراء رصيد",
  Transactions: "المعاملات",
  Call: "اتصال",
  History: "السجل",
  Credits: "الرصيد",
  Shortcuts: "اختصارات",
  Profile: "الملف الشخصي",
  Contacts: "جهات الاتصال",
  Settings: "الإعدادات",
  Logout: "تسجيل الخروج",
  Language: "اللغة",
  Theme: "المظهر",
  System: "النظام",
  Light: "فاتح",
  Dark: "داكن",
  "More pages": "صفحات أخرى",
  Rates: "الأسعار",
  Help: "المساعدة",
  Terms: "الشروط",
  Privacy: "الخصوصية",
  Refunds: "استرداد الأموال",
  "Who runs this": "الجهة المشغّلة",
  "Not for emergencies: 112, 911 and other emergency numbers cannot be called from here.":
    "ليس لحالات الطوارئ: لا يمكن الاتصال من هنا برقم 112 أو 911 أو غيرهما من أرقام الطوارئ.",
  "© <year>{year}</year> {brand}. Cards are handled by our payment provider and never stored here.":
    "© <year>{year}</year> {brand}. تتولى شركة الدفع لدينا معالجة البطاقات، ولا نحفظها هنا أبدًا.",
  "First steps": "الخطوات الأولى",
  "<u>This month</u> <b>{spend}, {talk}</b>": "<u>هذا الشهر</u> <b>{spend}، {talk}</b>",
  "Spending by day, up to {most}": "الإنفاق حسب اليوم، بحد أقصى {most}",
  "New balance: {credits}": "الرصيد الجديد: {credits}",
  Sandbox: "بيئة تجريبية",
  "Sandbox: no real calls, no real money": "بيئة تجريبية: لا مكالمات حقيقية ولا أموال حقيقية",
  "Open the inbox": "فتح صندوق الوارد",
  Error: "خطأ",
  "Unexpected Application Error!": "حدث خطأ غير متوقع في التطبيق!",
  "Unknown error": "خطأ غير معروف",
  "Return to Home": "العودة إلى الصفحة الرئيسية",
  "your provider": "مزوّد الخدمة لديك",
  "Your session has ended. Please log in again.": "انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.",
  "The server could not be reached. Please try again.": "تعذّر الوصول إلى الخادم. يُرجى المحاولة مرة أخرى.",
  Close: "إغلاق",
  Dismiss: "إخفاء",
  Show: "إظهار",
  Hide: "إخفاء",
  Cancel: "إلغاء",
  Notifications: "الإشعارات",
  "Loading...": "جارٍ التحميل…",
  "Loading the CAPTCHA...": "جارٍ تحميل CAPTCHA…",
  "The CAPTCHA could not be loaded. Please reload the page.": "تعذّر تحميل CAPTCHA. يُرجى إعادة تحميل الصفحة.",
  "Call#noun": "مكالمة",
  Countries: "البلدان",
  "Try again": "إعادة المحاولة",
  "Something went wrong. Please try again.": "حدث خطأ ما. يُرجى المحاولة مرة أخرى.",

  "You are offline": "أنت غير متصل بالإنترنت",
  "{brand} cannot be reached right now. This page will come back by itself when you are online again.":
    "يتعذر الوصول إلى {brand} الآن. ستعود هذه الصفحة تلقائيًا عند توفر اتصال.",
  "Calls need a connection.": "تحتاج المكالمات إلى اتصال.",
  "Purchases need a connection.": "تحتاج عمليات الشراء إلى اتصال.",
  "As of {time}": "آخر تحديث: {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "لا تُحفظ جهات اتصال أو مكالمات على هذا الجهاز. يمكنك تغيير ذلك ضمن «هذا الجهاز» في الإعدادات.",
  "Log in when you are back online.": "سجّل الدخول عند توفر اتصال.",
  "A new version of {brand} is ready. It will load with your next page.":
    "يتوفر إصدار جديد من {brand}. سيُفتح مع الصفحة التالية.",
  "This page cannot be opened yet": "لا يمكن فتح هذه الصفحة بعد",
  "{brand} has been updated. The page will open when your call is over.":
    "تم تحديث {brand}. ستُفتح الصفحة عند انتهاء مكالمتك.",
  "You are offline. The page will open when you are back online.":
    "أنت غير متصل. ستُفتح الصفحة عند عودة الاتصال.",
  "Keep contacts and recent calls on this device": "الاحتفاظ بجهات الاتصال والمكالمات الأخيرة على هذا الجهاز",
  "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.":
    "تظهر هنا دون اتصال، وتُمحى عند تسجيل الخروج. أبقِ هذا الخيار مطفأً على جهاز مشترك.",
  "Install {brand}": "تثبيت {brand}",
  "To install {brand}, press Share in your browser and then “Add to Home Screen”.":
    "لتثبيت {brand}، اضغط «مشاركة» في المتصفح ثم «إضافة إلى الشاشة الرئيسية».",
  "Call favourites and recent numbers with one press": "الاتصال بالمفضّلة والأرقام الأخيرة بضغطة واحدة",
  "You have three seconds to cancel. When this is off, a press only fills in the number.":
    "أمامك ثلاث ثوانٍ للإلغاء. إذا عطّلت هذا الخيار فستملأ الضغطة الرقم فقط.",
  "Notify me before a call ends": "تنبيهي قبل انتهاء المكالمة",
  "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.":
    "التنبيهات مفعّلة. عندما توشك مكالمة على الانتهاء وتكون هذه الصفحة مخفية، يصلك تنبيه دون اسم أو رقم.",
  "Notifications are off. You can switch them on in your browser's settings for this site.":
    "التنبيهات متوقفة. يمكن تفعيلها من إعدادات المتصفح لهذا الموقع.",
  Window: "نافذة",
  "Call · {brand}": "مكالمة · {brand}",
  "Your call ends within a minute": "ستنتهي مكالمتك خلال دقيقة",
  "Purchase credits to go on talking.": "اشترِ رصيدًا لمواصلة الحديث.",
  "Notify me before the call ends": "تنبيهي قبل انتهاء هذه المكالمة",
  "You will be notified before a call ends.": "سيصلك تنبيه قبل انتهاء المكالمة.",
  "Your browser does not let {brand} send notifications. You can change that in its settings for this site.":
    "متصفحك لا يسمح لـ {brand} بتنبيهك. يمكن تغيير ذلك من إعداداته لهذا الموقع.",
  "This link does not contain a phone number.": "لا يحتوي هذا الرابط على رقم هاتف.",
  "Something is blocking {address}, so your balance and calls show here a few seconds late. If you use an ad blocker, allow this site in it and reload the page.":
    "هناك ما يحظر {address}، لذلك يظهر رصيدك ومكالماتك هنا متأخرين بضع ثوانٍ. إذا كان مانع إعلانات مفعّلًا، فاسمح فيه بهذا الموقع وأعد تحميل الصفحة.",

  "{brand} · Global phone calls from your browser": "{brand} · مكالمات إلى كل العالم من متصفحك",
  "Make global phone calls from anywhere in the world": "اتصل بأي مكان في العالم من أي مكان",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "اتصل بأي هاتف ثابت أو محمول من متصفحك مباشرة. ادفع برصيد مسبق الدفع وتحدّث ما دام الرصيد يكفي.",
  "Sign Up": "إنشاء حساب",
  "What does a call cost?": "كم تكلّف المكالمة؟",
  "Or a phone number": "أو رقم هاتف",
  "More about this price": "المزيد عن هذا السعر",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "الرصيد الواحد يساوي {price}. تُحتسب المكالمة بالدقيقة مع التقريب إلى الأعلى. لا تحتاج إلى حساب للاطّلاع.",
  "Landline and mobile": "ثابت ومحمول",
  "Nothing hidden while you talk": "لا شيء مخفيّ أثناء حديثك",
  "One screen shows the time, the cost so far and how long your credits will last, with the line quality below. Mute yourself, press keys for a menu, or change your microphone.":
    "المدة وتكلفة المكالمة حتى الآن والوقت الذي يكفيه رصيدك، كلها على شاشة واحدة، وتحتها جودة الخط. اكتم صوتك، واضغط أرقام القوائم، وغيّر الميكروفون.",
  "A call to London in progress in {brand}: the time, the estimated cost, and the buttons Mute and End Call":
    "مكالمة جارية إلى لندن في {brand}: المدة والتكلفة التقديرية وزرّا الكتم وإنهاء المكالمة",
  "Four steps to hello": "أربع خطوات إلى «مرحبًا»",
  "Create an account": "أنشئ حسابًا",
  "Sign up and verify your email. It takes a minute.": "أنشئ حسابك وأكّد بريدك الإلكتروني. يستغرق ذلك دقيقة.",
  "Buy credits": "اشترِ رصيدًا",
  "Bundles start at {price}. Pay by card, in your own currency.":
    "تبدأ الباقات من {price}. ادفع بالبطاقة وبعملتك.",
  "Enter the number": "أدخل الرقم",
  "Type the international number and see its price before you dial.":
    "اكتب الرقم الدولي وشاهد سعره قبل الاتصال.",
  Talk: "تحدّث",
  "Speak from your browser for as long as your credits last.": "تحدّث من متصفحك ما دام رصيدك يكفي.",

  Roaming: "التجوال",
  "Calling card": "بطاقة اتصال",
  "Where you see the price": "أين يظهر السعر",
  "Next to the number, before you dial": "بجانب الرقم، قبل الاتصال",
  "In your operator’s price list, depending on where you are and where you call":
    "في قائمة مشغّل شبكتك، حسب مكانك ومن تتصل به",
  "In the card’s terms, depending on the access number you use":
    "في شروط البطاقة، حسب رقم الدخول الذي تستخدمه",
  "What a call costs": "كم تكلّف المكالمة",
  "The price per minute, rounded up to the minute. Nothing if the call is not answered":
    "سعر الدقيقة مع التقريب إلى دقيقة كاملة. ولا شيء إن لم يُجب أحد",
  "Your operator’s price per minute, which may differ from country to country":
    "سعر الدقيقة لدى مشغّل شبكتك، وقد يختلف من بلد إلى آخر",
  "The card’s price per minute, plus the fees in its terms":
    "سعر الدقيقة في البطاقة والرسوم المذكورة في شروطها",
  "What you pay before you call": "ما تدفعه قبل الاتصال",
  "Credits, from {price}": "رصيد، ابتداءً من {price}",
  "Your mobile contract": "عقد هاتفك المحمول",
  "The card": "البطاقة",
  "Money you do not use": "المال الذي لا تستخدمه",
  "Stays in your account": "يبقى في حسابك",
  "Depends on your contract": "حسب عقدك",
  "Stays until the date in its terms": "يبقى حتى التاريخ المذكور في الشروط",
  "What you need": "ما تحتاج إليه",
  "A browser, a microphone and the internet": "متصفح وميكروفون وإنترنت",
  "A phone with roaming switched on": "هاتف مفعّل فيه التجوال",
  "Any phone, the access number and the card’s code": "أي هاتف ورقم الدخول ورمز البطاقة",
  "Compared with roaming and calling cards": "مقارنةً بالتجوال وبطاقات الاتصال",
  "We do not quote other companies’ prices: they change, and yours depend on your contract. Look up what your operator or card charges per minute, and compare it with the price above.":
    "لا نذكر أسعار غيرنا: فهي تتغيّر، وسعرك يتوقف على عقدك. ابحث عن سعر الدقيقة لدى مشغّل شبكتك أو بطاقتك، وقارنه بالسعر أعلاه.",
  "Your next call is a minute away.": "مكالمتك القادمة على بُعد دقيقة.",

  "About {brand}": "حول {brand}",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "يتيح لك {brand} الاتصال بأي هاتف في العالم من متصفحك، ولا تدفع إلا ثمن الدقائق التي تتحدث فيها. وقد صُمّم لمن لهم أهل وأصدقاء وأعمال في الخارج ويريدون الاتصال مباشرة، بلا عقد.",
  "You see the price before you dial": "ترى السعر قبل الاتصال",
  "Enter a number to see its price per minute and how long your balance will last. The counter during the call and the receipt after it use the same calculation.":
    "أدخل رقمًا فيظهر بجانبه سعر الدقيقة والوقت الذي يكفيه رصيدك المتاح. والعدّاد أثناء المكالمة والإيصال بعدها من الحساب نفسه.",
  "You are charged for what the phone network reports": "تُحاسَب على ما تسجّله شبكة الهاتف",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "تُحتسب المكالمات بالدقيقة مع التقريب إلى الأعلى، وفق سجلّ شركة الاتصالات نفسها. والمكالمة التي لا يجيب عليها أحد لا تكلّف شيئًا.",
  "Your card stays with the card provider": "بطاقتك تبقى لدى مزوّد الدفع",
  "Card details go straight from your browser to our payment provider. We never see or store them.":
    "تنتقل بيانات البطاقة من متصفحك مباشرة إلى مزوّد الدفع لدينا. لا نراها أبدًا ولا نخزّنها.",
  "Your credits stay yours": "رصيدك يبقى لك",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "رصيدك لا تنتهي صلاحيته. ولا رسوم خفية ولا اشتراك شهري.",
  "It works in browsers from 2022 on": "يعمل في المتصفحات منذ 2022",
  "Pages, forms and calls work in Chrome and Edge from version 99 and in Safari and iOS from 15.4; pages and forms in Firefox from 97, calls there from 128. The versions that we cannot run ourselves are checked against the public compatibility data of MDN. An older browser shows the public pages as text.":
    "تعمل الصفحات والنماذج والمكالمات في Chrome وEdge ابتداءً من الإصدار 99 وفي Safari وiOS ابتداءً من 15.4، وفي Firefox تعمل الصفحات والنماذج ابتداءً من 97 والمكالمات ابتداءً من 128. أما الإصدارات التي لا يمكننا تشغيلها بأنفسنا فنتحقق منها ببيانات التوافق العامة من MDN. والمتصفح الأقدم يعرض الصفحات العامة كنص.",
  "Sign Up Now": "أنشئ حسابك الآن",
  "The text could not be loaded.": "تعذّر تحميل النص.",
  "404: page not found": "404: الصفحة غير موجودة",
  "There is no page at this address. It may have been mistyped, or the page may have moved.":
    "لا يوجد شيء في هذا العنوان. ربما كُتب خطأً أو نُقلت الصفحة.",
  "Tell us what is missing": "أخبرنا بما ينقص",
  "Looking for the price of a call?": "هل تبحث عن سعر مكالمة؟",
  "You can also write to <a>{address}</a>.": "يمكنك أيضًا مراسلتنا على <a>{address}</a>.",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "أسئلة عن مكالمة أو دفعة أو أي شيء آخر: راسلنا وسيجيبك إنسان.",
  Subject: "الموضوع",
  Message: "الرسالة",
  "Send Message": "إرسال الرسالة",

  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "مكالمات هاتفية إلى كل العالم من المتصفح. رصيد مسبق الدفع بالبطاقة لا تنتهي صلاحيته أبدًا.",
  "This browser shows the page, but forms and calls need a newer one: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "يعرض هذا المتصفح الصفحة، لكن النماذج والمكالمات تحتاج إلى متصفح أحدث: على الأقل Chrome أو Edge 99 أو Safari 15.4 أو Firefox 97.",
  "Reload the page. If it still does not start, forms and calls need a newer browser: Chrome or Edge 99, Safari 15.4 or Firefox 97 at least.":
    "يُرجى إعادة تحميل الصفحة. إذا لم تبدأ بعد ذلك، فالنماذج والمكالمات تحتاج إلى متصفح أحدث: على الأقل Chrome أو Edge 99 أو Safari 15.4 أو Firefox 97.",
  "{brand} places phone calls from the browser and needs JavaScript to be switched on.":
    "يُجري {brand} المكالمات من المتصفح ويحتاج إلى تفعيل JavaScript.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "اتصل بأي هاتف ثابت أو محمول في العالم من المتصفح. رصيد مسبق الدفع بالبطاقة لا تنتهي صلاحيته أبدًا. من دون اشتراك.",
  "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "مع {brand} يمكن الاتصال بأي هاتف في العالم من المتصفح والدفع مقابل دقائق الحديث فقط. يظهر السعر قبل الاتصال.",
  "What a minute costs to every country, for landlines and mobiles. The price you see is the price you pay.":
    "كم تكلّف الدقيقة إلى كل بلد، للهاتف الثابت والمحمول. السعر الظاهر هو السعر المدفوع.",
  "Questions about a call, a payment or anything else: write to {brand} and a person will answer.":
    "أسئلة عن مكالمة أو دفعة أو أي أمر آخر: تمكن مراسلة {brand} وسيجيب شخص حقيقي.",
  "Create your {brand} account: one account, every country. You only pay for the credits you buy.":
    "أنشئ حسابك في {brand}: حساب واحد لكل البلدان. الدفع فقط مقابل الرصيد الذي تشتريه.",
  "Log in to {brand} to call any phone in the world and to see your credits.":
    "تسجيل الدخول إلى {brand} للاتصال بأي هاتف في العالم ورؤية رصيدك.",
  "The terms of prepaid calls with {brand}: credits, prices, fair use, and what it cannot do.":
    "شروط المكالمات مسبقة الدفع مع {brand}: الرصيد والأسعار والاستخدام العادل وما لا يمكنه فعله.",
  "What {brand} knows about you and your calls, who receives it, and how to have it deleted.":
    "ما يعرفه {brand} عنك وعن مكالماتك، ومن يستلمه، وكيفية طلب حذفه.",
  "When {brand} gives money back, how to ask for it, and how long it takes.":
    "متى يعيد {brand} المال، وكيفية طلبه، وكم يستغرق ذلك.",
} satisfies Translated<"ar", typeof german>;
