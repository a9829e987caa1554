import type { Translated } from "#words/catalogue.ts";
import type { signInMessages as german } from "#words/de/sign-in-messages.ts";

export const signInMessages = {
  "Please enter all fields": "يُرجى ملء جميع الحقول",
  "Please fill in all fields": "يُرجى ملء جميع الحقول",
  "Passwords do not match": "كلمتا المرور غير متطابقتين",
  "Password must be at least 6 characters": "يجب أن تتكون كلمة المرور من 6 أحرف على الأقل",
  "Password must be at most 128 characters": "يجب ألا تتجاوز كلمة المرور 128 حرفًا",
  "Please enter a valid email address": "يُرجى إدخال عنوان بريد إلكتروني صحيح",
  "Registration Successful!": "تم إنشاء الحساب!",
  "Email Verification Required": "يلزم تأكيد البريد الإلكتروني",
  "Registration failed": "تعذّر إنشاء الحساب",
  "Login failed": "تعذّر تسجيل الدخول",
  "An error occurred during login": "حدث خطأ أثناء تسجيل الدخول",
  "Email verified successfully! You can now log in.": "تم تأكيد البريد الإلكتروني! يمكنك الآن تسجيل الدخول.",
  "Invalid verification token. Please try again or request a new verification email.":
    "رابط التأكيد غير صالح. يُرجى المحاولة مرة أخرى أو طلب رسالة تأكيد جديدة.",
  "Server error during verification. Please try again later.":
    "حدث خطأ في الخادم أثناء التأكيد. يُرجى المحاولة لاحقًا.",
  "Google account detected": "تم العثور على حساب Google",
  "Google Account Required": "يلزم حساب Google",
  "This account was created with {provider}. Please sign in with {provider}.":
    "أُنشئ هذا الحساب عبر {provider}. يُرجى تسجيل الدخول عبر {provider}.",
  "You have been logged out.": "تم تسجيل خروجك.",
  "Authentication failed: {reason}": "فشلت المصادقة: {reason}",
  "Authentication failed: No token received": "فشلت المصادقة: لم يصل أي رمز",
  "Successfully signed in with {provider}!": "تم تسجيل الدخول عبر {provider}!",
  "Error loading user data": "تعذّر تحميل بيانات المستخدم",
  "Please enter your password": "يُرجى إدخال كلمة المرور",
  "The sign-in could not be linked. Please try again.": "تعذّر ربط تسجيل الدخول. يُرجى المحاولة مرة أخرى.",
  "We have sent you a link. Open it to link this sign-in without the password.":
    "أرسلنا إليك رابطًا. افتحه لربط تسجيل الدخول هذا من دون كلمة المرور.",
  "{provider} sign-in is linked, and the old password no longer works.":
    "تم ربط تسجيل الدخول عبر {provider}، ولم تعد كلمة المرور القديمة صالحة.",
  "We have sent a link to the address of your account there. Open it in this browser to sign in.":
    "أرسلنا رابطًا إلى عنوان حسابك هناك. افتحه في هذا المتصفح لتسجيل الدخول.",
  "Your address is confirmed.": "تم تأكيد عنوانك.",
  "Please enter your email": "يُرجى إدخال بريدك الإلكتروني",
  "If an account exists for this address, a reset link is on its way.":
    "إذا كان هناك حساب بهذا العنوان، فرابط إعادة التعيين في طريقه إليك.",
  "Open the link in our mail to choose a new password.": "افتح الرابط في رسالتنا لاختيار كلمة مرور جديدة.",
  "Failed to send reset email": "تعذّر إرسال رسالة إعادة التعيين",
  "Your password has been reset. You can now log in.":
    "تمت إعادة تعيين كلمة المرور. يمكنك الآن تسجيل الدخول.",
  "Failed to reset password": "تعذّرت إعادة تعيين كلمة المرور",
  "This reset link is no longer valid. Please request a new one.":
    "لم يعد رابط إعادة التعيين هذا صالحًا. يُرجى طلب رابط جديد.",
  "Failed to verify email": "تعذّر تأكيد البريد الإلكتروني",
  "Email address is required": "عنوان البريد الإلكتروني مطلوب",
  "Verification email sent! Please check your inbox.": "تم إرسال رسالة التأكيد! يُرجى التحقق من بريدك الوارد.",
  "Failed to send verification email. Please try again.": "تعذّر إرسال رسالة التأكيد. يُرجى المحاولة مرة أخرى.",
  "Server error. Please try again later.": "خطأ في الخادم. يُرجى المحاولة لاحقًا.",
  "Account deleted successfully.": "تم حذف الحساب.",
  "You have an unfinished payment, and our card provider does not answer. Nothing was deleted. Please try again in a few minutes.":
    "لديك عملية دفع لم تكتمل، ومزوّد الدفع لا يستجيب. لم يُحذف أي شيء. يُرجى المحاولة بعد بضع دقائق.",
  "Failed to delete account. Please try again.": "تعذّر حذف الحساب. يُرجى المحاولة مرة أخرى.",
  "This account cannot be deleted": "لا يمكن حذف هذا الحساب",
  "You still have {n} credits, which would be lost. Please confirm that you give them up.": {
    zero: "لا يزال لديك {n} رصيد سيضيع. يُرجى تأكيد تنازلك عنه.",
    one: "لا يزال لديك رصيد واحد سيضيع. يُرجى تأكيد تنازلك عنه.",
    two: "لا يزال لديك رصيدان سيضيعان. يُرجى تأكيد تنازلك عنهما.",
    few: "لا يزال لديك {n} أرصدة ستضيع. يُرجى تأكيد تنازلك عنها.",
    many: "لا يزال لديك {n} رصيدًا سيضيع. يُرجى تأكيد تنازلك عنه.",
    other: "لا يزال لديك {n} رصيد سيضيع. يُرجى تأكيد تنازلك عنه.",
  },
  "This link is no longer valid. Please change your address again in the settings.":
    "لم يعد هذا الرابط صالحًا. يُرجى تغيير عنوانك مرة أخرى من الإعدادات.",
  'This link was used or is too old. Use "Forgot password" to choose a new password.':
    "استُخدم هذا الرابط أو انتهت مدته. استخدم «نسيت كلمة المرور» لاختيار كلمة مرور جديدة.",
  "Please complete the CAPTCHA verification": "يُرجى إكمال التحقق عبر CAPTCHA",
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.":
    "شكرًا لك! تم إرسال رسالتك. سنرد عليك في أقرب وقت ممكن.",
  "Error sending message. Please try again.": "تعذّر إرسال الرسالة. يُرجى المحاولة مرة أخرى.",
  "Using your account email address": "يُستخدم عنوان البريد الإلكتروني لحسابك",
  "Your browser did not keep the cookie of your session. Allow cookies for this site, and log in again.":
    "لم يحتفظ متصفحك بملف تعريف الارتباط الخاص بجلستك. اسمح بملفات تعريف الارتباط لهذا الموقع وسجّل الدخول مرة أخرى.",
} satisfies Translated<"ar", typeof german>;
