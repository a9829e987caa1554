import type { Translated } from "#words/catalogue.ts";
import type { settings as german } from "#words/de/settings.ts";

export const settings = {
  "Your settings could not be loaded. Please reload the page.":
    "تعذّر تحميل إعداداتك. يُرجى إعادة تحميل الصفحة.",
  "Your change could not be saved. Please try again.": "تعذّر حفظ التغيير. يُرجى المحاولة مرة أخرى.",
  "Please enter your current password": "يُرجى إدخال كلمة المرور الحالية",
  "Your data could not be fetched. Please try again.": "تعذّر جلب بياناتك. يُرجى المحاولة مرة أخرى.",
  "Please confirm that you give up your credits": "يُرجى تأكيد تنازلك عن رصيدك",
  "Billing details": "بيانات الفوترة",
  "For your books: these lines are on your receipts from your next purchase on. Earlier receipts stay as they are.":
    "لدفاترك: تظهر هذه السطور على إيصالاتك بدءًا من عملية الشراء التالية. وتبقى الإيصالات السابقة كما هي.",
  "Tax number": "الرقم الضريبي",
  "Save billing details": "حفظ بيانات الفوترة",
  "Your billing details have been saved.": "حُفظت بيانات الفوترة.",
  "Your countries have been saved.": "تم حفظ البلدان.",
  "Please choose at least one country": "يُرجى اختيار بلد واحد على الأقل",
  "Your name has been saved.": "تم حفظ اسمك.",
  "Please enter both names": "يُرجى إدخال الاسمين",
  "Please enter the new email address": "يُرجى إدخال عنوان البريد الجديد",
  "Your password has been changed. Other devices were logged out.":
    "تم تغيير كلمة المرور. سُجّل خروج الأجهزة الأخرى.",
  "You can now log in with your password as well. Other devices were logged out.":
    "يمكنك الآن تسجيل الدخول بكلمة المرور أيضًا. سُجّل خروج الأجهزة الأخرى.",
  "Our last mail to this address was rejected because the address does not seem to exist. Please check it or change it here: without it you cannot reset your password.":
    "رُفضت آخر رسالة منا إلى هذا العنوان، كأنه غير موجود. يُرجى التحقق من العنوان أو تغييره هنا: من دونه لا يمكنك إعادة تعيين كلمة المرور.",
  "Please open the link we sent to the new address. Nothing changes until then.":
    "يُرجى فتح الرابط الذي أرسلناه إلى العنوان الجديد. لن يتغير شيء قبل ذلك.",
  "Your address has not changed.": "يبقى عنوانك كما هو.",
  "Your email address has been changed.": "تم تغيير عنوان بريدك الإلكتروني.",
  "Every device was logged out, and the old password no longer works. We have mailed you a link to choose a new one.":
    "سُجّل خروج جميع الأجهزة، ولم تعد كلمة المرور القديمة صالحة. أرسلنا إليك رابطًا لاختيار كلمة مرور جديدة.",
  "Your security history could not be loaded. Please try again.":
    "تعذّر تحميل سجل الأمان. يُرجى المحاولة مرة أخرى.",
  "Nothing has happened in the last 90 days.": "لم يحدث شيء في آخر 90 يومًا.",
  "That device was logged out.": "سُجّل خروج ذلك الجهاز.",
  "All other devices were logged out.": "سُجّل خروج جميع الأجهزة الأخرى.",
  "Your name, how you log in, and where.": "اسمك، وكيف تسجّل الدخول، ومن أين.",
  Name: "الاسم",
  "Save name": "حفظ الاسم",
  "Email address": "عنوان البريد الإلكتروني",
  "Your address is <b>{email}</b>. A new address takes effect when you open the link we send to it.":
    "عنوانك هو <b>{email}</b>. يسري العنوان الجديد بعد أن تفتح الرابط الذي نرسله إليه.",
  "<b>{email}</b> takes effect when you open the link we sent to it.":
    "يسري <b>{email}</b> عندما تفتح الرابط الذي أرسلناه إليه.",
  "Keep the old address": "الاحتفاظ بالعنوان القديم",
  "New email": "البريد الجديد",
  "Change email": "تغيير البريد",
  "You also sign in with {providers}.": "تسجّل الدخول أيضًا عبر {providers}.",
  "At least {minimum} characters. Your other devices will be logged out.":
    "{minimum} أحرف على الأقل. يُسجَّل خروج أجهزتك الأخرى.",
  "Change password": "تغيير كلمة المرور",
  "Set a password": "تعيين كلمة مرور",
  "Your current password": "كلمة المرور الحالية",
  "You have no password. You can do this within ten minutes of signing in with {providers}.":
    "ليس لديك كلمة مرور. يعمل هذا خلال عشر دقائق من تسجيل الدخول عبر {providers}.",
  "Sign in with {provider} again": "تسجيل الدخول عبر {provider} مرة أخرى",
  "Countries you can call": "البلدان التي يمكنك الاتصال بها",
  "Calls to countries you leave out are refused, even if another person uses your account.":
    "تُرفض المكالمات إلى البلدان التي لا تختارها، حتى إذا استخدم حسابك شخص آخر.",
  "All countries": "جميع البلدان",
  "Only the countries I choose": "البلدان التي أختارها فقط",
  "You can call {countries}.": "يمكنك الاتصال بـ: {countries}.",
  "You can call {n} countries.": {
    zero: "لا يمكنك الاتصال بأي بلد.",
    one: "يمكنك الاتصال ببلد واحد.",
    two: "يمكنك الاتصال ببلدين.",
    few: "يمكنك الاتصال بـ {n} بلدان.",
    many: "يمكنك الاتصال بـ {n} بلدًا.",
    other: "يمكنك الاتصال بـ {n} بلد.",
  },
  "To allow more countries, confirm that it is you.": "للسماح ببلدان أكثر، أثبت أنك صاحب الحساب.",
  "Save countries": "حفظ البلدان",
  "Find a country": "البحث عن بلد",
  "We do not call a country with this name.": "لا نتصل ببلد بهذا الاسم.",
  "Where you are logged in": "أين سجّلت الدخول",
  "Log out all other devices": "تسجيل خروج جميع الأجهزة الأخرى",
  "This device": "هذا الجهاز",
  "Last used {used}, logged in {opened}": "آخر استخدام في {used}، وتسجيل الدخول في {opened}",
  "Last used {used}, logged in {opened} with {provider}":
    "آخر استخدام في {used}، وتسجيل الدخول في {opened} عبر {provider}",
  "Last used {used}, logged in {opened} with a passkey":
    "آخر استخدام في {used}، وتسجيل الدخول في {opened} بمفتاح مرور",
  "Log out": "تسجيل الخروج",
  "Log out {device}": "تسجيل خروج {device}",
  "Security history": "سجل الأمان",
  "The last 90 days. If something here was not you, change your password and log out all other devices.":
    "آخر 90 يومًا. إذا لم يكن شيء مما هنا منك، فغيّر كلمة المرور وسجّل خروج جميع الأجهزة الأخرى.",
  "<time>{at}</time>, {device}, {network}": "<time>{at}</time>، \u2066{device}\u2069، \u2066{network}\u2069",
  "Show older": "عرض الأقدم",
  "Your data": "بياناتك",
  "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.":
    "كل ما نحتفظ به عنك: الملف الشخصي والأجهزة وسجل الأمان والمكالمات والمدفوعات والمعاملات والرسائل، في ملف JSON.",
  "Download my data": "تنزيل بياناتي",
  "Delete account": "حذف الحساب",
  "Your name, address and messages are erased for good. Payments and calls stay in our books, without your name.":
    "يُمحى اسمك وعنوانك ورسائلك نهائيًا. ويبقى ما دُفع وما جرى من مكالمات في دفاترنا، من دون بياناتك.",
  "Delete my account": "حذف حسابي",
  "Delete your account?": "هل تريد حذف حسابك؟",
  "This cannot be undone.": "لا يمكن التراجع عن ذلك.",
  "Get your money back first": "استرِدّ مالك أولًا",
  "Your credits cannot go back now": "لا يمكن إعادة قيمة رصيدك الآن",
  "Purchase of {moment}": "عملية شراء بتاريخ {moment}",
  "I give up my credits": "أتنازل عن رصيدي",

  "Signed in": "تسجيل دخول",
  "Signed in with {provider}": "تسجيل دخول عبر {provider}",
  "Signed in on a new device; we sent you a mail about it":
    "تسجيل دخول على جهاز جديد؛ أرسلنا إليك رسالة بذلك",
  "Signed in with {provider} on a new device; we sent you a mail about it":
    "تسجيل دخول عبر {provider} على جهاز جديد؛ أرسلنا إليك رسالة بذلك",
  "A wrong code was entered at the second step": "أُدخل رمز خاطئ في الخطوة الثانية",
  "Several wrong codes were entered at the second step; we sent you a mail about it":
    "أُدخلت عدة رموز خاطئة في الخطوة الثانية؛ أرسلنا إليك رسالة بذلك",
  "A sign-in was undone: every device was logged out and the password stopped working":
    "أُلغي تسجيل دخول: سُجّل خروج جميع الأجهزة وتوقفت كلمة المرور عن العمل",
  "Password changed": "تم تغيير كلمة المرور",
  "Password reset with a mailed link": "أُعيد تعيين كلمة المرور برابط من البريد",
  "A new email address was requested": "طُلب عنوان بريد جديد",
  "Email address changed": "تم تغيير عنوان البريد الإلكتروني",
  "Two-step sign-in switched on": "تم تفعيل تسجيل الدخول بخطوتين",
  "Two-step sign-in switched off": "تم تعطيل تسجيل الدخول بخطوتين",
  "A recovery code was used": "استُخدم رمز استرداد",
  "New recovery codes made": "أُنشئت رموز استرداد جديدة",
  "A device was logged out": "سُجّل خروج جهاز",
  "All other devices were logged out": "سُجّل خروج جميع الأجهزة الأخرى",
  "Every device was logged out by us": "سجّلنا خروج جميع الأجهزة",
  "Another sign-in linked": "تم ربط تسجيل دخول آخر",
  "{provider} sign-in linked": "تم ربط تسجيل الدخول عبر {provider}",
  "Passkey added": "أُضيف مفتاح مرور",
  "Passkey removed": "أُزيل مفتاح مرور",

  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "أحد حساباتك السابقة مدين برصيد. ستسدده عملية الشراء القادمة أولًا. إن لم يكن لديك حساب آخر، فيُرجى التواصل معنا.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "أحد حساباتك السابقة مدين برصيد قدره {credits}. ستسدده عملية الشراء القادمة أولًا. إن لم يكن لديك حساب آخر، فيُرجى التواصل معنا.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits will be available again within a minute.":
    "انتهت مكالمتك الأخيرة، ولم يؤكد المشغّل بعد تكلفتها. سيصبح رصيدها متاحًا من جديد خلال دقيقة.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "هناك حساب آخر بعنوانك أو بطاقتك في مكالمة. يُرجى المحاولة مجددًا عند انتهاء تلك المكالمة.",
  "Debt of an earlier account of yours": "دين حساب سابق لك",
  "Debt paid by another account of yours": "دين سدده حساب آخر لك",
  "If an account owes credits or is frozen, that also applies to a new account of the same person until it has ended. For this purpose alone we keep codes made from the address, sign-ins and cards, which cannot be turned back into them.":
    "الرصيد الذي يدين به حساب، وكذلك التجميد، يسريان على أي حساب جديد للشخص نفسه حتى ينتهيا. ولهذا الغرض وحده نحتفظ برموز للعنوان ووسائل تسجيل الدخول والبطاقات، لا يمكن استرجاعها منها.",
} satisfies Translated<"ar", typeof german>;
