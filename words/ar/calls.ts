import type { Translated } from "#words/catalogue.ts";
import type { calls as german } from "#words/de/calls.ts";

export const calls = {
  "Please enter a phone number": "يُرجى إدخال رقم هاتف",
  "{brand} cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "لا يستطيع {brand} الوصول إلى خدمات الطوارئ. استخدم هاتفًا محمولًا أو ثابتًا واطلب منه \u2066{number}\u2069.",
  "On most mobile phones 112 works too.": "يعمل الرقم 112 أيضًا على معظم الهواتف المحمولة.",
  "You need at least 1 credit to make a call. Please purchase credits.":
    "تحتاج إلى رصيد واحد على الأقل لإجراء مكالمة. يُرجى شراء رصيد.",
  "You need at least {credits} credits to call this number. Please purchase credits.":
    "يلزمك رصيد لا يقل عن {credits} للاتصال بهذا الرقم. يُرجى شراء رصيد.",
  "The price of this call has changed. Please look at the new price and press Start Call again.":
    "تغيّر سعر هذه المكالمة. يُرجى الاطلاع على السعر الجديد ثم الضغط على «بدء المكالمة» مرة أخرى.",
  "Your account cannot make calls at the moment. Please contact us.":
    "لا يمكن لحسابك إجراء مكالمات حاليًا. يُرجى التواصل معنا.",
  "Your settings do not allow calls to this country.": "إعداداتك لا تسمح بالاتصال بهذا البلد.",
  "Calls are switched off at the moment. Please try again later.":
    "المكالمات متوقفة حاليًا. يُرجى المحاولة لاحقًا.",
  "Calls to this destination are not open to new accounts yet. They become available a few days after your first purchase.":
    "المكالمات إلى هذه الوجهة غير متاحة بعد للحسابات الجديدة. تصبح متاحة بعد أيام من أول عملية شراء لك.",
  "You have made too many calls in the last hour. Please try again later.":
    "أجريت عددًا كبيرًا جدًا من المكالمات خلال الساعة الماضية. يُرجى المحاولة لاحقًا.",
  "You have made too many calls in the last 24 hours. Please try again later.":
    "أجريت عددًا كبيرًا جدًا من المكالمات خلال آخر 24 ساعة. يُرجى المحاولة لاحقًا.",
  "You have called too many new numbers in the last hour. You can still call numbers you have called before.":
    "اتصلت بعدد كبير جدًا من الأرقام الجديدة خلال الساعة الماضية. ما زال بإمكانك الاتصال بأرقام سبق أن اتصلت بها.",
  "Your calls in the last hour have reached the hourly limit. Please try again later, or contact us.":
    "بلغت مكالماتك خلال الساعة الأخيرة الحد المسموح به في الساعة. يُرجى المحاولة لاحقًا أو التواصل معنا.",
  "Your calls in the last 24 hours have reached the daily limit. Please try again later, or contact us.":
    "بلغت مكالماتك خلال آخر 24 ساعة الحد اليومي. يُرجى المحاولة لاحقًا أو التواصل معنا.",
  "Call device not initialized. Please refresh the page and try again.":
    "لم تتم تهيئة جهاز الاتصال. يُرجى تحديث الصفحة والمحاولة مرة أخرى.",
  "Failed to initialize call device": "تعذّرت تهيئة جهاز الاتصال",
  "Call device error: {problem}": "خطأ في جهاز الاتصال: {problem}",
  "Media failure (31000). The call's sound could not be set up. Please try again.":
    "خطأ في الوسائط (31000). تعذّر إعداد صوت المكالمة. يُرجى المحاولة مرة أخرى.",
  "Connection interrupted (31003). Check your network and try again.":
    "انقطع الاتصال (31003). تحقق من شبكتك وحاول مرة أخرى.",
  "The calling service cannot be reached. Check your network and try again.":
    "تعذّر الوصول إلى خدمة الاتصال. تحقق من شبكتك وحاول مرة أخرى.",
  "The call could not be put through. Please try again in a moment.":
    "تعذّر توصيل المكالمة. يُرجى المحاولة بعد قليل.",
  "Authentication failed (31201). Please log in again.":
    "فشل التحقق من الهوية (31201). يُرجى تسجيل الدخول مرة أخرى.",
  "Access token invalid (31204). Please refresh the page and try again.":
    "رمز الوصول غير صالح (31204). يُرجى تحديث الصفحة والمحاولة مرة أخرى.",
  "Access token expired (31205). Please try again.":
    "انتهت صلاحية رمز الوصول (31205). يُرجى المحاولة مرة أخرى.",
  "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.":
    "رُفض إذن الميكروفون (31208). اسمح بالميكروفون في إعدادات متصفحك ونظامك وحاول مرة أخرى.",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "تعذّر فتح أي ميكروفون. وصّل ميكروفونًا أو أغلق البرنامج الذي يستخدمه وحاول مرة أخرى.",
  "This browser cannot make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "لا يسمح هذا المتصفح للصفحات بإجراء المكالمات: WebRTC غير موجود أو معطّل. فعّله في إعدادات المتصفح، أو استخدم متصفحًا آخر.",
  "Failed to make call": "فشل إجراء المكالمة",
  "Failed to end the call. Please try again.": "فشل إنهاء المكالمة. يُرجى المحاولة مجددًا.",
  "Failed to deduct credits for call duration": "فشل خصم الرصيد عن مدة المكالمة",
  "Failed to toggle mute": "فشل تبديل كتم الصوت",
  "No active call to mute": "لا توجد مكالمة جارية لكتمها",
  "Microphone muted": "تم كتم الميكروفون",
  "Microphone unmuted": "تم إلغاء كتم الميكروفون",

  "A test call of about ten seconds to our own line. It is free, and no phone rings.":
    "مكالمة تجريبية إلى خطنا مدتها نحو عشر ثوانٍ. لا تكلّف شيئًا ولا يرنّ أي هاتف.",
  "Testing your connection. Say something...": "جارٍ اختبار اتصالك. قل شيئًا…",
  "Microphone level in the test": "مستوى الميكروفون في الاختبار",
  "Stop the test": "إيقاف الاختبار",
  "Test again": "إعادة الاختبار",
  "Test my connection": "اختبار اتصالي",
  "The test could not be completed.": "تعذّر إكمال الاختبار.",
  "No sound came through during the test. A firewall may be blocking it: try again, or try another network.":
    "لم يصل أي صوت في الاختبار. قد يكون جدار حماية يحجبه: حاول مرة أخرى أو جرّب شبكة أخرى.",
  "The test was stopped.": "تم إيقاف الاختبار.",
  Excellent: "ممتاز",
  "Calls will sound as clear as on a good phone.": "سيكون صوت المكالمات واضحًا كما في هاتف جيد.",
  Great: "جيد جدًا",
  "Calls will sound clear.": "سيكون صوت المكالمات واضحًا.",
  Good: "جيد",
  "Calls will be easy to follow, with an occasional glitch.":
    "ستكون المكالمات سهلة المتابعة مع خلل بسيط بين حين وآخر.",
  Fair: "مقبول",
  "You will understand each other, but the sound may stutter. A cable, or a spot closer to the router, helps.":
    "ستفهمان بعضكما، لكن الصوت قد يتقطع. يساعد استخدام كابل أو الاقتراب من الموجّه.",
  Degraded: "ضعيف",
  "Calls may break up. Try another network, or close other apps that use this one.":
    "قد تتقطع المكالمات. جرّب شبكة أخرى، أو أوقف ما يستخدم هذه الشبكة.",
  "Score (MOS)": "الدرجة (MOS)",
  Jitter: "التذبذب",
  "Round trip": "زمن الذهاب والعودة",
  Lost: "الفاقد",
  "{time} ms": "{time} مللي ثانية",

  "All your calls, newest first, including free ones.":
    "كل المكالمات، الأحدث أولًا، بما فيها التي لم تكلّف شيئًا.",
  "Name or number": "الاسم أو الرقم",
  "Filter by country and date": "تصفية حسب البلد والتاريخ",
  "From#date": "من",
  "To#date": "إلى",
  "Show all calls": "عرض كل المكالمات",
  "No call matches": "لا توجد مكالمة مطابقة",
  "No calls yet": "لا مكالمات بعد",
  "Make your first call": "أجرِ مكالمتك الأولى",
  "Failed to get calls": "تعذّر تحميل المكالمات",
  "{n} calls shown": {
    zero: "{n} مكالمة معروضة",
    one: "مكالمة واحدة معروضة",
    two: "مكالمتان معروضتان",
    few: "{n} مكالمات معروضة",
    many: "{n} مكالمة معروضة",
    other: "{n} مكالمة معروضة",
  },
  "Your contacts": "جهات اتصالك",
  "Calls, {day}": "المكالمات، {day}",
  Today: "اليوم",
  Yesterday: "أمس",
  Time: "الوقت",
  "Talk time": "مدة الحديث",
  "Line#connection": "الخط",
  "Call to {callee}": "مكالمة إلى {callee}",
  "Call to {callee}, {time}": "مكالمة إلى {callee}، {time}",
  "All your calls": "كل مكالماتك",
  Placed: "وقت الاتصال",
  "The line was not measured.": "لم تُقَس جودة الخط.",
  "This call was free.": "لم تكلّف هذه المكالمة شيئًا.",
  "The charge is still being confirmed.": "احتساب التكلفة جارٍ.",
  Overall: "بشكل عام",
  "{average}, at worst {worst}": "{average}، والأسوأ {worst}",
  "{average} ms, at worst {worst} ms": "{average} مللي ثانية، والأسوأ {worst} مللي ثانية",
  "{percent} %": "{percent}٪",
  "Not connected yet": "لم تُوصَل بعد",
  Ringing: "يرنّ",
  "In progress": "جارية",
  Answered: "تم الرد",
  "The line was busy": "كان الخط مشغولًا",
  "Nobody answered": "لم يُجب أحد",
  "The call failed": "فشلت المكالمة",
  "Ended before it was answered": "انتهت قبل الرد",
  "Not placed": "لم تُجرَ",
  "Not connected": "لم تُوصَل",
  "Not answered": "لم يُجَب عليها",
  "Spend and line quality": "الإنفاق وجودة الخط",
  "No calls in the last {n} weeks": {
    zero: "لا مكالمات في آخر {n} أسبوع",
    one: "لا مكالمات في الأسبوع الأخير",
    two: "لا مكالمات في الأسبوعين الأخيرين",
    few: "لا مكالمات في آخر {n} أسابيع",
    many: "لا مكالمات في آخر {n} أسبوعًا",
    other: "لا مكالمات في آخر {n} أسبوع",
  },
  "Credits spent by week": "الرصيد المستهلك حسب الأسبوع",
  "Credits spent by country": "الرصيد المستهلك حسب البلد",
  "Line quality by week": "جودة الخط حسب الأسبوع",
  "Credits a week, and what they are worth": "الرصيد في كل أسبوع وقيمته",
  "Credits and what they are worth, the dearest country first": "الرصيد وقيمته، والبلد الأغلى أولًا",
  "Score (MOS) from 1, bad, to 5, excellent": "الدرجة (MOS) من 1، سيئة، إلى 5، ممتازة",
  "The bar named above": "العمود المذكور أعلاه",
  "{n} calls": {
    zero: "{n} مكالمة",
    one: "مكالمة واحدة",
    two: "مكالمتان",
    few: "{n} مكالمات",
    many: "{n} مكالمة",
    other: "{n} مكالمة",
  },
  "{title}; the table below has the figures": "{title}؛ الأرقام في الجدول أدناه",
  "Week of": "أسبوع",
  "Week of {day}": "أسبوع {day}",
  "{bar}: {figure}": "{bar}: {figure}",
  "{word} ({score})": "{word} ({score})",
  "Missed call": "مكالمة فائتة",
  "Declined call": "مكالمة مرفوضة",
  "Call from {number}": "مكالمة من \u2066{number}\u2069",
  "Incoming call from {callee}": "مكالمة واردة: {callee}",
  "Call from {callee}, {time}": "مكالمة من {callee}، {time}",
} satisfies Translated<"ar", typeof german>;
