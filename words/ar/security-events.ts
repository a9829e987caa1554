import type { Translated } from "#words/catalogue.ts";
import type { securityEvents as german } from "#words/de/security-events.ts";

export const securityEvents = {
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
  "A new email address was asked for": "طُلب عنوان بريد جديد",
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
} satisfies Translated<"ar", typeof german>;
