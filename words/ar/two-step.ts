import type { Translated } from "#words/catalogue.ts";
import type { twoStep as german } from "#words/de/two-step.ts";

export const twoStep = {
  "Please enter the code": "يُرجى إدخال الرمز",
  "The code could not be checked. Please try again.": "تعذّر التحقق من الرمز. يُرجى المحاولة مرة أخرى.",
  "Two-step sign-in is on.": "تسجيل الدخول بخطوتين مفعّل.",
  "Two-step sign-in is off.": "تسجيل الدخول بخطوتين معطّل.",
  "Keep these recovery codes in a safe place. Each stands in for your second step once, and they are not shown again.":
    "احتفظ برموز الاسترداد هذه في مكان آمن. كل رمز يحل محل خطوتك الثانية مرة واحدة، ولن تظهر مرة أخرى.",
  "Recovery codes copied": "تم نسخ رموز الاسترداد",
  "The codes could not be copied. Please download them.": "تعذّر نسخ الرموز. يُرجى تنزيلها.",
  "Your passkey has been added.": "تمت إضافة مفتاح المرور.",
  "The name has been saved.": "تم حفظ الاسم.",
  "Your passkey has been removed. You can delete it from your device as well.":
    "تمت إزالة مفتاح المرور. يمكنك حذفه من جهازك أيضًا.",
  "Please enter a name": "يُرجى إدخال اسم",
  "Your passkeys could not be loaded. Please reload the page.":
    "تعذّر تحميل مفاتيح المرور. يُرجى إعادة تحميل الصفحة.",
  "The passkey could not be used. Please try again.": "تعذّر استخدام مفتاح المرور. يُرجى المحاولة مرة أخرى.",
  "Please enter the code from your authenticator app.": "يُرجى إدخال الرمز من تطبيق المصادقة.",
  "Please use your passkey, or enter one of your recovery codes.":
    "يُرجى استخدام مفتاح المرور أو إدخال أحد رموز الاسترداد.",
  "Please enter one of your recovery codes.": "يُرجى إدخال أحد رموز الاسترداد.",
  "Please enter the code from your authenticator app, or use your passkey.":
    "يُرجى إدخال الرمز من تطبيق المصادقة أو استخدام مفتاح المرور.",
  "This browser cannot use passkeys. Please log in another way, or use another browser.":
    "لا يدعم هذا المتصفح مفاتيح المرور. يُرجى تسجيل الدخول بطريقة أخرى أو استخدام متصفح آخر.",
  "Nothing was confirmed in time, or the request was cancelled. Please try again.":
    "لم يتم التأكيد في الوقت المحدد، أو أُلغي الطلب. يُرجى المحاولة مرة أخرى.",
  "This device holds a passkey for your account already.": "يحتوي هذا الجهاز على مفتاح مرور لحسابك بالفعل.",
  "This device cannot hold a passkey that is locked by a PIN, a fingerprint or your face. Please use another.":
    "لا يستطيع هذا الجهاز حفظ مفتاح مرور محمي برقم سري أو بصمة أو بوجهك. يُرجى استخدام جهاز آخر.",
  "Passkeys do not work at this address of the page. Please open it at its usual address.":
    "لا تعمل مفاتيح المرور على عنوان الصفحة هذا. يُرجى فتحها على عنوانها المعتاد.",
  "Use a passkey": "استخدام مفتاح مرور",
  Code: "الرمز",
  "Six digits, or one of your recovery codes": "ستة أرقام، أو أحد رموز الاسترداد",
  "One of your recovery codes": "أحد رموز الاسترداد",
  Continue: "متابعة",
  "Two-step sign-in": "تسجيل الدخول بخطوتين",
  On: "مفعّل",
  Off: "معطّل",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so that a stolen password is not enough. Signing in with a passkey alone is two steps already.":
    "عندئذ يتطلب تسجيل الدخول بكلمة المرور أو عبر مزوّد مثل Google رمزًا من تطبيق مصادقة على هاتفك أو مفتاح مرور أيضًا، فلا تكفي كلمة مرور مسروقة. تسجيل الدخول بمفتاح مرور وحده يُعد خطوتين بالفعل.",
  "Set up two-step sign-in": "إعداد تسجيل الدخول بخطوتين",
  "Use my passkeys, without an app": "استخدام مفاتيح المرور من دون تطبيق",
  "QR code with the secret for your authenticator app": "رمز QR يحتوي على المفتاح السري لتطبيق المصادقة",
  "Scan this with your authenticator app, or type the secret into it:":
    "امسح هذا بتطبيق المصادقة، أو اكتب المفتاح السري فيه:",
  "Open the app on this device": "فتح التطبيق على هذا الجهاز",
  "Code from the app": "الرمز من التطبيق",
  "Switch on": "تفعيل",
  "You have {n} recovery codes left.": {
    zero: "لم يبقَ لديك أي رمز استرداد.",
    one: "بقي لديك رمز استرداد واحد.",
    two: "بقي لديك رمزا استرداد.",
    few: "بقيت لديك {n} رموز استرداد.",
    many: "بقي لديك {n} رمز استرداد.",
    other: "بقي لديك {n} رمز استرداد.",
  },
  "New recovery codes": "رموز استرداد جديدة",
  "Switch off": "تعطيل",
  "Recovery codes": "رموز الاسترداد",
  Copy: "نسخ",
  Download: "تنزيل",
  "I have saved them": "لقد حفظتها",
  "Recovery code": "رمز الاسترداد",
  "Or one of your recovery codes": "أو أحد رموز الاسترداد",
  "Your browser will ask for your passkey.": "سيطلب المتصفح مفتاح المرور.",
  "Use a passkey instead": "استخدام مفتاح مرور بدلًا من ذلك",
  "Use a code instead": "استخدام رمز بدلًا من ذلك",
  Passkeys: "مفاتيح المرور",
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so no false page can take it from you.":
    "يسجّل مفتاح المرور دخولك ببصمتك أو وجهك أو الرقم السري لجهازك، من دون كلمة مرور. وهو يعمل على هذا الموقع فقط، فلا تستطيع أي صفحة مزيفة أخذه منك.",
  "Your passkeys": "مفاتيح المرور الخاصة بك",
  "Add a passkey": "إضافة مفتاح مرور",
  "Name of the passkey": "اسم مفتاح المرور",
  "Such as “My phone”. Left empty, it is named after this browser.":
    "مثل «هاتفي». إذا تُرك فارغًا، يُسمّى باسم هذا المتصفح.",
  Blocked: "محظور",
  "Second step only": "الخطوة الثانية فقط",
  "Added {added}, never used": "أُضيف في {added}، ولم يُستخدم قط",
  "Added {added}, last used {used}": "أُضيف في {added}، وآخر استخدام في {used}",
  Rename: "إعادة تسمية",
  "Rename {name}": "إعادة تسمية {name}",
  Remove: "إزالة",
  "Remove {name}": "إزالة {name}",
  "This passkey may have been copied, so it is no longer accepted. Please remove it.":
    "ربما نُسخ مفتاح المرور هذا، لذلك لم يعد مقبولًا. يُرجى إزالته.",
  "New name": "الاسم الجديد",
  Save: "حفظ",
  "Remove passkey": "إزالة مفتاح المرور",
} satisfies Translated<"ar", typeof german>;
