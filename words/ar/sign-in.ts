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
  "By creating an account you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.":
    "بإنشاء حساب فإنك تقبل <terms>الشروط</terms> و<privacy>سياسة الخصوصية</privacy>.",
  "Sign up with {provider}": "التسجيل عبر {provider}",
  "First name": "الاسم الأول",
  "Last name": "اسم العائلة",
  "At least {minimum} characters": "{minimum} أحرف على الأقل",
  "Confirm password": "تأكيد كلمة المرور",
  "We sent a link to <b>{email}</b>. Open it to verify your address, then log in.":
    "أرسلنا رابطًا إلى <b>{email}</b>. افتحه لتأكيد عنوانك، ثم سجّل الدخول.",
  "Open your mail": "افتح بريدك",
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
  "You signed in with an account elsewhere that uses this address. Confirm that it is yours, in the browser where you signed in.":
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
  "<b>{email}</b> already has an account. We can mail you a link to confirm that it is yours.":
    "لدى <b>{email}</b> حساب بالفعل. يمكننا أن نرسل إليك بالبريد رابطًا لتأكيد أنه لك.",
  "Link and sign in": "ربط وتسجيل الدخول",
  "Without the password": "من دون كلمة المرور",
  "Do you not know this password, or did you not choose it? We can mail you a link that links {provider} without it. The password will then stop working.":
    "ألا تعرف كلمة المرور هذه أو لم تخترها أنت؟ يمكننا أن نرسل إليك بالبريد رابطًا يربط {provider} من دونها. عندئذ تتوقف كلمة المرور عن العمل.",
  "The link links {provider}. Every device is then logged out.":
    "الرابط يربط {provider}. بعد ذلك يُسجَّل خروج جميع الأجهزة.",
  "Mail me a link": "أرسل إليّ رابطًا",
  "This was not me": "لم أكن أنا",
  "If the sign-in in our mail was not you, another person knows your password. We will log out every device, including this one, end any calls in progress, and mail you a link to choose a new password.":
    "إذا لم يكن تسجيل الدخول المذكور في رسالتنا منك، فهناك شخص آخر يعرف كلمة مرورك. عندئذ نسجّل خروج جميع الأجهزة، ومنها هذا الجهاز، وننهي المكالمات الجارية، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
  "Log every device out": "تسجيل خروج جميع الأجهزة",
  "It was me": "كنت أنا",
  "Your browser blocks cookies for this site, and you cannot log in without them. Allow cookies for this site in the browser's settings, then reload the page.":
    "يحظر متصفحك ملفات تعريف الارتباط لهذا الموقع، ولا يمكنك تسجيل الدخول بدونها. اسمح بها لهذا الموقع في إعدادات المتصفح، ثم أعد تحميل الصفحة.",
  "Load again": "إعادة التحميل",
  "Your browser does not keep data for this site, so you will be logged out when the page reloads. Allow site data in the browser's settings to stay logged in.":
    "لا يحتفظ متصفحك ببيانات هذا الموقع، لذلك يُسجَّل خروجك عند إعادة تحميل الصفحة. اسمح ببيانات الموقع في إعدادات المتصفح لتبقى مسجّلًا.",

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
  "{n} credits were not bought by you with a card, so they cannot go back to one.": {
    zero: "{n} رصيد لم تشترِه ببطاقة، ولذلك لا يمكن إعادته إلى بطاقة.",
    one: "رصيد واحد لم تشترِه ببطاقة، ولذلك لا يمكن إعادته إلى بطاقة.",
    two: "رصيدان لم تشترِهما ببطاقة، ولذلك لا يمكن إعادتهما إلى بطاقة.",
    few: "{n} أرصدة لم تشترِها ببطاقة، ولذلك لا يمكن إعادتها إلى بطاقة.",
    many: "{n} رصيدًا لم تشترِه ببطاقة، ولذلك لا يمكن إعادته إلى بطاقة.",
    other: "{n} رصيد لم تشترِه ببطاقة، ولذلك لا يمكن إعادته إلى بطاقة.",
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

  "Please enter the code": "يُرجى إدخال الرمز",
  "The code could not be checked. Please try again.": "تعذّر التحقق من الرمز. يُرجى المحاولة مرة أخرى.",
  "Two-step sign-in is on.": "تسجيل الدخول بخطوتين مفعّل.",
  "Two-step sign-in is off.": "تسجيل الدخول بخطوتين معطّل.",
  "Keep these recovery codes in a safe place. Each works once in place of your second step, and they will not be shown again.":
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
  "This device already has a passkey for your account.": "يحتوي هذا الجهاز على مفتاح مرور لحسابك بالفعل.",
  "This device cannot protect a passkey with a PIN, a fingerprint or your face. Please use another device.":
    "لا يستطيع هذا الجهاز حفظ مفتاح مرور محمي برقم سري أو بصمة أو بوجهك. يُرجى استخدام جهاز آخر.",
  "Passkeys do not work at this address. Please open the page at its usual address.":
    "لا تعمل مفاتيح المرور على عنوان الصفحة هذا. يُرجى فتحها على عنوانها المعتاد.",
  "Use a passkey": "استخدام مفتاح مرور",
  Code: "الرمز",
  "Six digits, or one of your recovery codes": "ستة أرقام، أو أحد رموز الاسترداد",
  "One of your recovery codes": "أحد رموز الاسترداد",
  Continue: "متابعة",
  "Two-step sign-in": "تسجيل الدخول بخطوتين",
  On: "مفعّل",
  Off: "معطّل",
  "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so a stolen password is not enough. Signing in with a passkey alone already counts as two steps.":
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
  "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works only on this site, so a fake page cannot steal it.":
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
