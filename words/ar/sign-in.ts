import type { Translated } from "#words/catalogue.ts";
import type { signIn as german } from "#words/de/sign-in.ts";

export const signIn = {
  "Welcome back": "مرحبًا بعودتك",
  "Log in to call and to see your credits.": "سجّل الدخول للاتصال والاطلاع على رصيدك.",
  "No account yet? <a>Register</a>": "ليس لديك حساب بعد؟ <a>أنشئ حسابًا</a>",
  Email: "البريد الإلكتروني",
  Password: "كلمة المرور",
  "Forgot Password?": "هل نسيت كلمة المرور؟",
  or: "أو",
  "Login with {provider}": "تسجيل الدخول عبر {provider}",
  "Sign in with {provider}": "تسجيل الدخول عبر {provider}",
  "Sign in with a passkey": "تسجيل الدخول بمفتاح مرور",
  "Please open the link we sent to <b>{email}</b> before logging in.":
    "يُرجى فتح الرابط الذي أرسلناه إلى <b>{email}</b> قبل تسجيل الدخول.",
  "Resend verification email": "إعادة إرسال رسالة التأكيد",
  "Try Another Account": "تجربة حساب آخر",
  "Delete Account": "حذف الحساب",
  "Delete this account?": "هل تريد حذف هذا الحساب؟",
  "The sign-up of {email} is deleted, and its link stops working.":
    "سيُحذف تسجيل \u2066{email}\u2069 ويتوقف رابطه عن العمل.",
  "Delete for good": "حذف نهائي",
  "Create your account": "أنشئ حسابك",
  "One account, every country. You only pay for the credits you buy.":
    "حساب واحد لكل البلدان. لا تدفع إلا ثمن الرصيد الذي تشتريه.",
  "Already have an account? <a>Login</a>": "لديك حساب بالفعل؟ <a>سجّل الدخول</a>",
  "First name": "الاسم الأول",
  "Last name": "اسم العائلة",
  "At least {minimum} characters": "{minimum} أحرف على الأقل",
  "Confirm password": "تأكيد كلمة المرور",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "أرسلنا رابطًا إلى <b>{email}</b>. افتحه لتأكيد عنوانك، ثم سجّل الدخول.",
  "Go to Login": "الانتقال إلى تسجيل الدخول",
  "Register Another Account": "إنشاء حساب آخر",
  "Delete This Account": "حذف هذا الحساب",
  "Forgot your password?": "هل نسيت كلمة المرور؟",
  "We will send you a link to choose a new one.": "سنرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  "Remembered it? <a>Back to Login</a>": "هل تذكّرتها؟ <a>العودة إلى تسجيل الدخول</a>",
  "Send Reset Link": "إرسال الرابط",
  "Choose a new password": "اختر كلمة مرور جديدة",
  "Every device is logged out when you save it.": "عند حفظها يُسجَّل خروج جميع الأجهزة.",
  "Back to Login": "العودة إلى تسجيل الدخول",
  "New password": "كلمة المرور الجديدة",
  "Reset Password": "إعادة تعيين كلمة المرور",
  "Confirm your address": "تأكيد عنوانك",
  "You signed in with an account elsewhere that names this address. Confirm that it is yours, in the browser where you signed in.":
    "سجّلت الدخول بحساب لدى خدمة أخرى يحمل هذا العنوان. أكّد أنه عنوانك، في المتصفح الذي سجّلت الدخول فيه.",
  "Confirm and sign in": "تأكيد وتسجيل الدخول",
  "Confirm your new email address": "تأكيد عنوان بريدك الجديد",
  "Go to Settings": "الانتقال إلى الإعدادات",
  "From then on you log in with the new address, and our mails go there.":
    "بعد ذلك تسجّل الدخول بالعنوان الجديد، وتصل رسائلنا إليه.",
  "Confirm new address": "تأكيد العنوان الجديد",
  "Link {provider} sign-in": "ربط تسجيل الدخول عبر {provider}",
  "From then on you sign in with {provider}. The password of the account stops working, and every device is logged out.":
    "بعد ذلك تسجّل الدخول عبر {provider}. تتوقف كلمة مرور الحساب عن العمل، ويُسجَّل خروج جميع الأجهزة.",
  "<b>{email}</b> already has an account with a password. Please enter it once. From then on you can sign in with either.":
    "لدى <b>{email}</b> حساب بكلمة مرور. يُرجى إدخالها مرة واحدة. بعد ذلك يمكنك تسجيل الدخول بأي من الطريقتين.",
  "<b>{email}</b> already has an account. A mailed link shows that it is yours.":
    "لدى <b>{email}</b> حساب بالفعل. رابط يصل بالبريد يثبت أنه لك.",
  "Link and sign in": "ربط وتسجيل الدخول",
  "Without the password": "من دون كلمة المرور",
  "You do not know this password, or did not choose it? A mailed link links {provider} without it. The password then stops working.":
    "ألا تعرف كلمة المرور هذه أو لم تخترها أنت؟ رابط يصل بالبريد يربط {provider} من دونها. عندئذ تتوقف كلمة المرور عن العمل.",
  "The link links {provider}. Every device is then logged out.":
    "الرابط يربط {provider}. بعد ذلك يُسجَّل خروج جميع الأجهزة.",
  "Mail me a link": "أرسل إليّ رابطًا",
  "This was not me": "لم أكن أنا",
  "If the sign-in in our mail was not you, another person knows your password. We then log every device out, also this one, end calls that are under way, and mail you a link to choose a new password.":
    "إذا لم يكن تسجيل الدخول المذكور في رسالتنا منك، فهناك شخص آخر يعرف كلمة مرورك. عندئذ نسجّل خروج جميع الأجهزة، ومنها هذا الجهاز، وننهي المكالمات الجارية، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  "Log every device out": "تسجيل خروج جميع الأجهزة",
  "It was me": "كنت أنا",
  "Your browser blocks cookies for this site, and no one can log in without them. Allow cookies for this site in the browser's settings, and load the page again.":
    "يحظر متصفحك ملفات تعريف الارتباط لهذا الموقع، ولا يمكن لأحد تسجيل الدخول بدونها. اسمح بها لهذا الموقع في إعدادات المتصفح، ثم أعد تحميل الصفحة.",
  "Load again": "إعادة التحميل",
  "Your browser keeps no data for this site, so you are logged out when the page is loaded again. Allow site data in the browser's settings to stay logged in.":
    "لا يحتفظ متصفحك ببيانات هذا الموقع، لذلك يُسجَّل خروجك عند إعادة تحميل الصفحة. اسمح ببيانات الموقع في إعدادات المتصفح لتبقى مسجّلًا.",
} satisfies Translated<"ar", typeof german>;
