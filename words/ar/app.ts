import type { Translated } from "#words/catalogue.ts";
import type { app as german } from "#words/de/app.ts";

export const app = {
  "You are offline": "أنت غير متصل بالإنترنت",
  "Farline cannot be reached right now. This page comes back by itself as soon as there is a connection.":
    "يتعذر الوصول إلى Farline الآن. ستعود هذه الصفحة تلقائيًا عند توفر اتصال.",
  "Calls need a connection.": "تحتاج المكالمات إلى اتصال.",
  "Purchases need a connection.": "تحتاج عمليات الشراء إلى اتصال.",
  "As of {time}": "حتى {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "لا تُحفظ جهات اتصال أو مكالمات على هذا الجهاز. يمكنك تغيير ذلك ضمن «هذا الجهاز» في الإعدادات.",
  "Log in once there is a connection.": "سجّل الدخول عند توفر اتصال.",
  "A new version of Farline is here. It opens with your next page.":
    "يتوفر إصدار جديد من Farline. سيُفتح مع الصفحة التالية.",
  "This page cannot open yet": "لا يمكن فتح هذه الصفحة بعد",
  "Farline has been updated. The page opens when your call is over.":
    "تم تحديث Farline. ستُفتح الصفحة عند انتهاء مكالمتك.",
  "You are offline. The page opens when the connection is back.":
    "أنت غير متصل. ستُفتح الصفحة عند عودة الاتصال.",
  "Keep contacts and recent calls on this device": "الاحتفاظ بجهات الاتصال والمكالمات الأخيرة على هذا الجهاز",
  "You see them here without a connection. They are erased when you log out. Leave this off on a device that you share.":
    "تظهر هنا دون اتصال، وتُمحى عند تسجيل الخروج. أبقِ هذا الخيار مطفأً على جهاز مشترك.",
  "Install Farline": "تثبيت Farline",
  "To install Farline, press Share in your browser and then “Add to Home Screen”.":
    "لتثبيت Farline، اضغط «مشاركة» في المتصفح ثم «إضافة إلى الشاشة الرئيسية».",
  "Notify me before a call ends": "تنبيهي قبل انتهاء المكالمة",
  "Notices are on. When a call is about to end and this page is hidden, you get a notice without a name or a number.":
    "التنبيهات مفعّلة. عندما توشك مكالمة على الانتهاء وتكون هذه الصفحة مخفية، يصلك تنبيه دون اسم أو رقم.",
  "Notices are off. Your browser's settings for this site can switch them on.":
    "التنبيهات متوقفة. يمكن تفعيلها من إعدادات المتصفح لهذا الموقع.",
  Window: "نافذة",
  "Call · Farline": "مكالمة · Farline",
  "Your call ends within a minute": "ستنتهي مكالمتك خلال دقيقة",
  "Purchase credits to go on talking.": "اشترِ رصيدًا لمواصلة الحديث.",
  "Notify me before the call ends": "تنبيهي قبل انتهاء هذه المكالمة",
  "You will be notified before a call ends.": "سيصلك تنبيه قبل انتهاء المكالمة.",
  "Your browser does not let Farline notify you. Its settings for this site can change that.":
    "متصفحك لا يسمح لـ Farline بتنبيهك. يمكن تغيير ذلك من إعداداته لهذا الموقع.",
  "This link holds no phone number.": "لا يحتوي هذا الرابط على رقم هاتف.",
  "Something blocks {address}, so your balance and calls are not updated here. If an ad blocker is on, allow this site in it and load the page again.":
    "هناك ما يحظر {address}، لذلك لا يُحدَّث رصيدك ومكالماتك هنا. إذا كان مانع إعلانات مفعّلًا، فاسمح فيه بهذا الموقع وأعد تحميل الصفحة.",
} satisfies Translated<"ar", typeof german>;
