import type { Translated } from "#words/catalogue.ts";
import type { callerIds as german } from "#words/de/caller-ids.ts";

export const callerIds = {
  "Your numbers could not be loaded. Please reload the page.": "تعذر تحميل أرقامك. يُرجى إعادة تحميل الصفحة.",
  "The number could not be saved. Please try again.": "تعذر حفظ الرقم. يُرجى المحاولة مرة أخرى.",
  "Please enter your number": "يُرجى إدخال رقمك",
  "This number has already been removed.": "أُزيل هذا الرقم من قبل.",
  "This number is verified for another account.": "هذا الرقم موثَّق لحساب آخر.",
  "You can have at most ten numbers. Please remove one first.":
    "يمكن أن يكون لديك عشرة أرقام كحد أقصى. يُرجى إزالة رقم أولاً.",
  "No more verification calls are made today. Please try again tomorrow.":
    "لن تُجرى مكالمات توثيق أخرى اليوم. يُرجى المحاولة غدًا.",
  "Your number has been removed.": "أُزيل رقمك.",
  "Your choice has been saved.": "حُفظ اختيارك.",
  "They will see {number}": "سيظهر لهم {number}",
  "They will see our number, {number}": "سيظهر لهم رقمنا، {number}",
  "This destination does not show numbers of callers, so they will see our number, {number}":
    "لا تُظهر هذه الوجهة أرقام المتصلين، لذا سيظهر لهم رقمنا، {number}",
  "Number they see": "الرقم الذي يظهر لهم",
  "As in other calls": "كما في المكالمات الأخرى",
  "Our number, {number}": "رقمنا، {number}",
  "Our number": "رقمنا",
  "Number shown": "الرقم الظاهر",
  "Some countries hide or change numbers from abroad.":
    "تخفي بعض البلدان الأرقام القادمة من الخارج أو تغيّرها.",
  "Your caller ID": "رقمك الظاهر",
  "The people you call see a number of your own once you have verified it. We call it, and you type a code there.":
    "يرى من تتصل بهم رقمك الخاص بعد توثيقه. نتصل به، ويُكتب هناك رمز.",
  "Your number": "رقمك",
  "With its country code, such as +44 7400 123456": "مع رمز البلد، مثل ‎+44 7400 123456",
  "Verify number": "توثيق الرقم",
  "Your phone rings now. Answer it and type this code:": "هاتفك يرن الآن. يُرجى الرد وكتابة هذا الرمز:",
  "Another account uses this number. It is yours once you answer the call and type this code:":
    "يستخدم حساب آخر هذا الرقم. يصبح لك حين ترد على المكالمة وتُدخل هذا الرمز:",
  "Your phone is being called...": "جارٍ الاتصال بهاتفك…",
  "Not verified: the code was not typed.": "غير موثَّق: لم يُكتب الرمز.",
  "Verified. It can be shown until {date}.": "موثَّق. يمكن إظهاره حتى {date}.",
  "No longer shown, because it was verified a year ago.": "لم يعد يظهر، لأنه وُثِّق قبل عام.",
  "Verify again": "التوثيق مرة أخرى",
  "Verify {number} again": "توثيق {number} مرة أخرى",
  "Remove number": "إزالة الرقم",
  "Your calls then no longer show {number}, and calls to your numbers here no longer go on to it.":
    "لن تُظهر مكالماتك {number} بعد ذلك، ولا تُحوَّل إليه المكالمات الواردة إلى أرقامك هنا.",
  "Shown in your calls": "ما يظهر في مكالماتك",
} satisfies Translated<"ar", typeof german>;
