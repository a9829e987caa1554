import type { Translated } from "#words/catalogue.ts";
import type { dialler as german } from "#words/de/dialler.ts";

export const dialler = {
  "Make a Call": "إجراء مكالمة",
  "Phone number": "رقم الهاتف",
  "US/Canada: 1 + area code + number": "الولايات المتحدة/كندا: 1 + رمز المنطقة + الرقم",
  "International: country code + number": "دوليًا: رمز البلد + الرقم",
  "Type no spaces, dashes or parentheses: the number is spaced for you":
    "بلا مسافات أو شرطات أو أقواس: تُضاف المسافات تلقائيًا",
  "Start Call": "بدء المكالمة",
  "Dial pad": "لوحة الأرقام",
  "Delete the last digit": "حذف الرقم الأخير",
  "Hold for a plus": "اضغط مطولًا لعلامة الزائد",
  Star: "نجمة",
  Hash: "مربع",
  "Choose a country": "اختر بلدًا",
  "Country: {country}": "البلد: {country}",
  "Country name or code": "اسم البلد أو رمزه",
  "Name or code": "الاسم أو الرمز",
  "Called before": "سبق الاتصال به",
  "No country has this name or code.": "لا يوجد بلد بهذا الاسم أو الرمز.",
  "Enter a number to see its price before you call.": "أدخل رقمًا لمعرفة سعره قبل الاتصال.",
  "This number is written as people within its country dial it. Please choose its country.":
    "هذا الرقم مكتوب كما يُطلب داخل بلده. يُرجى اختيار البلد.",
  "{code} is not sent: calls from here never show your own number.":
    "لا يُرسل {code}: المكالمات من هنا لا تُظهر رقمك أبدًا.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "بعد الرد على المكالمة تُضغط هذه المفاتيح نيابةً عنك: {keys}",
  "This number has no country code. Do you mean this one?": "ليس لهذا الرقم رمز دولة. هل تقصد هذا الرقم؟",
  "This number has no country code. Which one do you mean?": "ليس لهذا الرقم رمز دولة. أي رقم تقصد؟",
  "This text holds no phone number.": "لا يحتوي هذا النص على رقم هاتف.",
  "Enter the whole number to see its price.": "أدخل الرقم كاملًا لمعرفة سعره.",
  "Looking up the price...": "جارٍ البحث عن السعر…",
  "<strong>{n}</strong> credits a minute": {
    zero: "<strong>{n}</strong> رصيد للدقيقة",
    one: "<strong>{n}</strong> رصيد للدقيقة",
    two: "<strong>{n}</strong> رصيد للدقيقة",
    few: "<strong>{n}</strong> أرصدة للدقيقة",
    many: "<strong>{n}</strong> رصيدًا للدقيقة",
    other: "<strong>{n}</strong> رصيد للدقيقة",
  },
  "Change your settings": "تغيير الإعدادات",
  "Purchase credits": "شراء رصيد",
  "It is {time} there.": "الساعة هناك {time}.",
  "It is between {earliest} and {latest} there.": "الساعة هناك بين {earliest} و{latest}.",
  "A call may wake people up.": "قد توقظ المكالمة النائمين.",
  "Recent numbers": "أحدث الأرقام",
  "Call {number} again": "الاتصال بالرقم {number} مرة أخرى",
  "Call again": "معاودة الاتصال",
} satisfies Translated<"ar", typeof german>;
