import type { Translated } from "#words/catalogue.ts";
import type { server as german } from "#words/de/server.ts";

export const server = {
  "The request is not valid.": "الطلب غير صالح.",
  "The request is too large.": "الطلب كبير جدًا.",
  "The request must be sent as application/json.": "يجب إرسال الطلب بصيغة application/json.",
  "The request could not be understood.": "تعذّر فهم الطلب.",
  "There is nothing at this address.": "لا يوجد شيء في هذا العنوان.",
  "Please log in to continue.": "يُرجى تسجيل الدخول للمتابعة.",
  "You are not allowed to do this.": "هذا الإجراء غير مسموح.",
  "Too many attempts. Please wait a moment and try again.":
    "محاولات كثيرة جدًا. يُرجى الانتظار لحظة ثم المحاولة مجددًا.",
  "Too many attempts. Please wait {wait} and try again.":
    "محاولات كثيرة جدًا. يُرجى الانتظار {wait} ثم المحاولة مجددًا.",
  "Something went wrong on our side. Please try again.": "حدث خطأ من جهتنا. يُرجى المحاولة مجددًا.",
  "The service is starting or too busy. Please try again in a moment.":
    "الخدمة قيد التشغيل أو مشغولة جدًا. يُرجى المحاولة بعد لحظات.",
  "We cannot send mail to an address with letters other than a to z before the @. Please use another address.":
    "لا يصل بريدنا إلى عنوان يحتوي قبل الرمز @ على أحرف غير a إلى z. يُرجى استخدام عنوان آخر.",
  "Invalid email or password": "البريد الإلكتروني أو كلمة المرور غير صحيحة",
  "Please verify your email before logging in.": "يُرجى تأكيد البريد الإلكتروني قبل تسجيل الدخول.",
  "Please verify your email before logging in. email: {email}":
    "يُرجى تأكيد البريد الإلكتروني قبل تسجيل الدخول. البريد: {email}",
  "This account was created with another sign-in. Please use that.":
    "أُنشئ هذا الحساب بطريقة دخول أخرى. يُرجى استخدامها.",
  "This sign-in is not available right now. Please try again.":
    "طريقة الدخول هذه غير متاحة الآن. يُرجى المحاولة مجددًا.",
  "Please sign in.": "يُرجى تسجيل الدخول.",
  "The sign-in was cancelled.": "أُلغي تسجيل الدخول.",
  "This sign-in has expired or was started elsewhere. Please try again.":
    "انتهت صلاحية تسجيل الدخول هذا أو بدأ في مكان آخر. يُرجى المحاولة مجددًا.",
  "The sign-in could not be verified. Please try again.": "تعذّر التحقق من تسجيل الدخول. يُرجى المحاولة مجددًا.",
  "The account you chose has no verified email address.": "لا يملك الحساب المختار بريدًا إلكترونيًا مؤكدًا.",
  "Your account here is linked to another account of this provider.":
    "حسابك هنا مرتبط بحساب آخر لدى هذا المزود.",
  "You already have an account here. Please prove that it is yours to link this sign-in.":
    "لديك حساب هنا بالفعل. يُرجى إثبات ملكيته لربط طريقة الدخول هذه.",
  "This is no longer valid. Please sign in again.": "لم يعد هذا صالحًا. يُرجى تسجيل الدخول مجددًا.",
  "This link is no longer valid here. Open it within an hour, in the browser where you signed in.":
    "لم يعد هذا الرابط صالحًا هنا. يجب فتحه خلال ساعة في المتصفح الذي تم تسجيل الدخول منه.",
  "You are logged in as another user. Log out first to sign in with this one.":
    "تم تسجيل الدخول بمستخدم آخر. يُرجى تسجيل الخروج أولًا للدخول بهذا المستخدم.",
  "This code is wrong or has already been used. Please try the next one.":
    "هذا الرمز غير صحيح أو سبق استخدامه. يُرجى تجربة الرمز التالي.",
  "This sign-in has taken too long. Please log in again.":
    "استغرق تسجيل الدخول هذا وقتًا طويلًا. يُرجى تسجيل الدخول مجددًا.",
  "Two-step sign-in is on already.": "تسجيل الدخول بخطوتين مفعّل بالفعل.",
  "Two-step sign-in is not on.": "تسجيل الدخول بخطوتين غير مفعّل.",
  "This passkey is not accepted here. Please log in another way.":
    "مفتاح المرور هذا غير مقبول هنا. يُرجى تسجيل الدخول بطريقة أخرى.",
  "This took too long or was already used. Please try again.":
    "استغرق ذلك وقتًا طويلًا أو سبق استخدامه. يُرجى المحاولة مجددًا.",
  "This passkey may have been copied, so it is no longer accepted. Please log in another way and remove it in your settings.":
    "ربما نُسخ مفتاح المرور هذا، لذا لم يعد مقبولًا. يُرجى تسجيل الدخول بطريقة أخرى وإزالته من الإعدادات.",
  "The new passkey could not be checked. Please try again.":
    "تعذّر التحقق من مفتاح المرور الجديد. يُرجى المحاولة مجددًا.",
  "This passkey has already been added.": "أُضيف مفتاح المرور هذا بالفعل.",
  "This passkey has already been removed.": "أُزيل مفتاح المرور هذا بالفعل.",
  "Confirmed.": "تم التأكيد.",
  "You are an operator. Please log in again with your passkey or code, and try within ten minutes.":
    "أنت من مشرفي هذه الخدمة. يُرجى تسجيل الدخول مجددًا بمفتاح المرور أو بالرمز ثم المحاولة خلال عشر دقائق.",
  "Please add a passkey first.": "يُرجى إضافة مفتاح مرور أولًا.",
  "Two-step sign-in uses this passkey. Please add another one, or switch two-step sign-in off, before you remove it.":
    "يتطلب تسجيل الدخول مفتاح المرور هذا. يُرجى إضافة مفتاح آخر أو إيقاف تسجيل الدخول بخطوتين قبل إزالته.",
  "You have as many passkeys as an account can have. Please remove one first.":
    "بلغ الحساب الحد الأقصى من مفاتيح المرور. يُرجى إزالة أحدها أولًا.",
  "This password is too well known. Please choose another.":
    "كلمة المرور هذه معروفة جدًا وسهلة التخمين. يُرجى اختيار كلمة أخرى.",
  "This is not your password.": "كلمة المرور هذه غير صحيحة.",
  "Please enter your password, or sign in again and try within ten minutes.":
    "يُرجى إدخال كلمة المرور، أو تسجيل الدخول مجددًا والمحاولة خلال عشر دقائق.",
  "This is already your address.": "هذا هو عنوانك الحالي بالفعل.",
  "Please end your call first.": "يُرجى إنهاء المكالمة أولًا.",
  "Your bank is still processing a payment of yours. Please try again once it is decided.":
    "لا يزال مصرفك يعالج إحدى دفعاتك. يُرجى المحاولة مجددًا بعد البت فيها.",
  "There are still credits on your account.": "لا يزال في حسابك رصيد.",
  "This device is already logged out.": "سبق تسجيل الخروج من هذا الجهاز.",
  "Please enter a valid amount.": "يُرجى إدخال مبلغ صالح.",
  "This price has expired. Please choose the amount again.":
    "انتهت صلاحية هذا السعر. يُرجى اختيار المبلغ مجددًا.",
  "The amount has changed. Please choose the amount again.": "تغيّر المبلغ. يُرجى اختياره مجددًا.",
  "This payment does not exist.": "هذه الدفعة غير موجودة.",
  "A saved card is not saved again.": "البطاقة المحفوظة لا تُحفظ مرة أخرى.",
  "This card pays nothing any more, because the cards of each user are now kept apart. To use it again, choose another card when you pay, type in this one and tick “Save this card for next time”.":
    "لم تعد هذه البطاقة تدفع شيئًا، لأن بطاقات كل مستخدم تُحفظ الآن على حدة. لاستخدامها من جديد، يُرجى اختيار بطاقة أخرى عند الدفع وإدخال هذه البطاقة وتحديد «حفظ هذه البطاقة للمرة القادمة».",
  "This card has expired. Please choose another one.": "انتهت صلاحية هذه البطاقة. يُرجى اختيار بطاقة أخرى.",
  "This card is no longer saved. Please choose another one.":
    "لم تعد هذه البطاقة محفوظة. يُرجى اختيار بطاقة أخرى.",
  "This card could not be removed. Please try again.": "تعذّرت إزالة هذه البطاقة. يُرجى المحاولة مرة أخرى.",
  "This card could not be made your default. Please try again.":
    "تعذّر جعل هذه البطاقة بطاقتك الافتراضية. يُرجى المحاولة مرة أخرى.",
  "Unable to load your cards. Please try again.": "تعذّر تحميل بطاقاتك. يُرجى المحاولة مرة أخرى.",
  "This receipt does not exist.": "هذا الإيصال غير موجود.",
  "This request was already made with different content.": "سبق تقديم هذا الطلب بمحتوى آخر.",
  "This is not a valid phone number.": "رقم الهاتف هذا غير صالح.",
  "Calls to this destination are not available.": "المكالمات إلى هذه الوجهة غير متاحة.",
  "Premium, special, satellite and emergency numbers cannot be called.":
    "لا يمكن الاتصال بالأرقام ذات الرسوم المرتفعة والخاصة وأرقام الأقمار الصناعية والطوارئ.",
  "Toll-free numbers like this one cannot be called yet.":
    "لا يمكن بعد الاتصال بالأرقام المجانية مثل هذا الرقم.",
  "Shared-cost numbers like this one cannot be called yet.":
    "لا يمكن بعد الاتصال بالأرقام ذات التكلفة المشتركة مثل هذا الرقم.",
  "Company numbers like this one cannot be called yet.": "لا يمكن بعد الاتصال بأرقام الشركات مثل هذا الرقم.",
  "Premium and shared-cost numbers cannot be called.":
    "لا يمكن الاتصال بالأرقام ذات الرسوم المرتفعة أو المشتركة التكلفة.",
  "Satellite phones cannot be called.": "لا يمكن الاتصال بهواتف الأقمار الصناعية.",
  "Personal numbers cannot be called.": "لا يمكن الاتصال بالأرقام الشخصية.",
  "Emergency services cannot be called from here. Please use another phone.":
    "لا يمكن الاتصال بخدمات الطوارئ من هنا. يُرجى استخدام هاتف آخر.",
  "Your balance is below zero. Please purchase credits.": "رصيدك أقل من الصفر. يُرجى شراء رصيد.",
  "You are already in a call. End it before starting another.":
    "لديك مكالمة جارية بالفعل. يجب إنهاؤها قبل بدء مكالمة أخرى.",
  "The call could not be ended right away. It will end as soon as the carrier responds.":
    "تعذّر إنهاء المكالمة فورًا. ستنتهي فور أن تستجيب شركة الاتصالات.",
  "This call does not exist.": "هذه المكالمة غير موجودة.",
  "This contact has already been deleted.": "حُذفت جهة الاتصال هذه بالفعل.",
  "This page is out of date. Please reload it and try again.":
    "هذه الصفحة قديمة. يُرجى إعادة تحميلها والمحاولة مجددًا.",
  "This contact was changed in another tab. Please try again.":
    "عُدّلت جهة الاتصال هذه في علامة تبويب أخرى. يُرجى المحاولة مجددًا.",
  "You can have at most 5,000 contacts.": "يمكنك حفظ 5000 جهة اتصال على الأكثر.",
  "A contact can have at most ten numbers.": "يمكن أن تضم جهة الاتصال عشرة أرقام على الأكثر.",
  "This place in the list is not valid.": "هذا الموضع في القائمة غير صالح.",
  "These measurements are not valid.": "هذه القياسات غير صالحة.",
  "Please choose one of the offered currencies.": "يُرجى اختيار إحدى العملات المعروضة.",
  "Please use at most {maximum} characters": "يُرجى استخدام {maximum} حرفًا على الأكثر",
  "Buying credits is switched off at the moment. Your credits stay as they are. Please try again later.":
    "شراء الرصيد متوقف حاليًا. يبقى رصيدك كما هو. يُرجى المحاولة لاحقًا.",
  "New accounts cannot be made at the moment. Please try again later.":
    "لا يمكن إنشاء حسابات جديدة حاليًا. يُرجى المحاولة لاحقًا.",
  "Unknown browser": "متصفح غير معروف",
  "{browser} on {system}": "{browser} على {system}",
  "This language is not offered. Please choose another.": "هذه اللغة غير متاحة. يُرجى اختيار لغة أخرى.",
  "Your language has been saved.": "حُفظت لغتك.",

  "a second": "ثانية",
  "a minute": "دقيقة",
  "an hour": "ساعة",
  "{n} seconds": {
    zero: "{n} ثانية",
    one: "ثانية واحدة",
    two: "ثانيتين",
    few: "{n} ثوانٍ",
    many: "{n} ثانية",
    other: "{n} ثانية",
  },
  "{n} minutes": {
    zero: "{n} دقيقة",
    one: "دقيقة واحدة",
    two: "دقيقتين",
    few: "{n} دقائق",
    many: "{n} دقيقة",
    other: "{n} دقيقة",
  },
  "{n} hours": {
    zero: "{n} ساعة",
    one: "ساعة واحدة",
    two: "ساعتين",
    few: "{n} ساعات",
    many: "{n} ساعة",
    other: "{n} ساعة",
  },
  "{hours} h": "{hours} س",
  "{hours} h {minutes} min": "{hours} س و{minutes} د",
} satisfies Translated<"ar", typeof german>;
