import type { Translated } from "#words/catalogue.ts";
import type { mails as german } from "#words/de/mails.ts";

export const mails = {
  "Hello {name},": "مرحبًا {name}،",
  "Hello,": "مرحبًا،",
  "{label}:": "{label}:",
  "{brand}: phone calls to anywhere, from your browser": "{brand}: مكالمات هاتفية إلى أي مكان من المتصفح",
  "Confirm your email address": "تأكيد بريدك الإلكتروني",
  "Thank you for registering with {brand}. Please confirm that this address is yours. Your account will then open with the password chosen at this registration.":
    "شكرًا للتسجيل في {brand}. يُرجى تأكيد أن هذا العنوان لك. بعد ذلك يُفتح الحساب بكلمة المرور التي اختيرت عند هذا التسجيل.",
  "There is more than one open registration for this address, and only the first one confirmed counts. Please open only the link of the registration you made yourself.":
    "هناك أكثر من تسجيل معلّق بهذا العنوان، ولا يُحتسب إلا أول تسجيل يتم تأكيده. يُرجى فتح رابط التسجيل الذي تم من طرفك فقط.",
  Registered: "وقت التسجيل",
  "Confirm email address": "تأكيد البريد الإلكتروني",
  "The link is good for 24 hours. If you did not register at that time, do not open it, because another person chose the password. You can ignore this mail.":
    "الرابط صالح لمدة 24 ساعة. إن لم يكن التسجيل في ذلك الوقت من طرفك فلا تفتحه: شخص آخر اختار كلمة المرور. يمكن تجاهل هذه الرسالة.",
  "Several registrations for your address": "عدة تسجيلات معلّقة بعنوانك",
  "Someone, probably you, asked again for the link that confirms this address. More than one registration is open for it, and we cannot tell which one is yours.":
    "طلب شخص، وهو أنت على الأرجح، الرابط الذي يؤكد هذا العنوان مرة أخرى. هناك أكثر من تسجيل معلّق به، ولا يمكننا معرفة أيها لك.",
  "Log in": "تسجيل الدخول",
  "To get your link, log in with the password you chose and ask for the link there, or register again. If this was not you, you can ignore this mail.":
    "للحصول على الرابط يُرجى تسجيل الدخول بكلمة المرور المختارة وطلبه هناك، أو التسجيل مجددًا. إن لم تكن أنت من فعل ذلك فيمكن تجاهل هذه الرسالة.",
  "You already have an account": "لديك حساب بالفعل",
  "Someone, probably you, tried to register with this address. You already have an account, and nothing about it has changed.":
    "حاول شخص، وهو أنت على الأرجح، التسجيل بهذا العنوان. لديك حساب بالفعل ولم يتغير فيه شيء.",
  'If you do not remember your password, use "Forgot password" on the login page. If this was not you, you do not need to do anything.':
    "إن نسيت كلمة المرور فاستخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول. إن لم تكن أنت من فعل ذلك فلا حاجة إلى أي إجراء.",
  "Reset your password": "إعادة تعيين كلمة المرور",
  "Someone, probably you, asked to reset the password of the account with this address.":
    "طلب شخص، وهو أنت على الأرجح، إعادة تعيين كلمة مرور الحساب المرتبط بهذا العنوان.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: your password stays as it is.":
    "الرابط صالح لساعة واحدة ويعمل مرة واحدة. إن لم تكن أنت من فعل ذلك فيمكن تجاهل هذه الرسالة: تبقى كلمة المرور كما هي.",
  "Your password was changed": "تم تغيير كلمة المرور",
  "The password of your account was just changed, and every device was logged out.":
    "تم للتو تغيير كلمة مرور حسابك وتسجيل الخروج من كل الأجهزة.",
  'If this was not you, use "Forgot password" on the login page at once to take the account back.':
    "إن لم تكن أنت من فعل ذلك فاستخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول فورًا لاستعادة الحساب.",
  "Your passkeys were removed, because another person may have added one. You can add yours again in the settings.":
    "أُزيلت مفاتيح المرور لأن شخصًا آخر ربما أضاف أحدها. يمكن إضافة مفاتيحك من جديد في الإعدادات.",
  "Your passkeys no longer log in without the password, because another person may have added one. They are still your second step. To log in with one alone, remove it in the settings and add it again.":
    "لم يعد بالإمكان تسجيل الدخول بمفاتيح المرور من دون كلمة المرور، لأن شخصًا آخر ربما أضاف أحدها. ما زالت صالحة للخطوة الثانية. لتسجيل الدخول بمفتاح وحده يجب إزالته في الإعدادات وإضافته من جديد.",
  "The password of your account was just changed, and every other device was logged out.":
    "تم للتو تغيير كلمة مرور حسابك وتسجيل الخروج من كل الأجهزة الأخرى.",
  "Someone, probably you, asked to use this address for their {brand} account. It takes effect once you confirm it.":
    "طلب شخص، وهو أنت على الأرجح، استخدام هذا العنوان لحسابه في {brand}. يسري ذلك بعد تأكيده.",
  "The link is good for one hour and works once. If this was not you, you can ignore this mail: nothing changes.":
    "الرابط صالح لساعة واحدة ويعمل مرة واحدة. إن لم تكن أنت من فعل ذلك فيمكن تجاهل هذه الرسالة: لن يتغير شيء.",
  "Someone, probably you, asked to use this address for another {brand} account. It already belongs to your account, and nothing has changed.":
    "طلب شخص، وهو أنت على الأرجح، استخدام هذا العنوان لحساب آخر في {brand}. العنوان تابع لحسابك بالفعل ولم يتغير شيء.",
  "If this was not you, you do not need to do anything.": "إن لم تكن أنت من فعل ذلك فلا حاجة إلى أي إجراء.",
  "Your email address was changed": "تم تغيير بريدك الإلكتروني",
  "The email address of your account was just changed. From now on our mails go to the new one, and this address no longer logs in.":
    "تم للتو تغيير البريد الإلكتروني لحسابك. من الآن تصل رسائلنا إلى العنوان الجديد، ولم يعد بالإمكان تسجيل الدخول بهذا العنوان.",
  "Contact us": "التواصل معنا",
  "If this was not you, please write to us at once, so that we can give the account back to you.":
    "إن لم تكن أنت من فعل ذلك فيُرجى مراسلتنا فورًا لنعيد إليك الحساب.",
  "Two-step sign-in is on": "تسجيل الدخول بخطوتين مفعّل",
  "From now on, logging in to your account takes a second step: a code from your authenticator app, or your passkey. Every other device was logged out. Keep your recovery codes in a safe place: each works once in its place.":
    "من الآن يتطلب تسجيل الدخول إلى حسابك خطوة ثانية: رمزًا من تطبيق المصادقة أو مفتاح المرور. تم تسجيل الخروج من كل الأجهزة الأخرى. احتفظ برموز الاسترداد في مكان آمن: كل رمز يحل محلها مرة واحدة.",
  "Open settings": "فتح الإعدادات",
  'If this was not you, use "Forgot password" on the login page at once, and write to us.':
    "إن لم تكن أنت من فعل ذلك فاستخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول فورًا وراسلنا.",
  "Two-step sign-in is off": "تسجيل الدخول بخطوتين متوقف",
  "Logging in to your account no longer takes a second step. The recovery codes have stopped working.":
    "لم يعد تسجيل الدخول إلى حسابك يتطلب خطوة ثانية. توقفت رموز الاسترداد عن العمل.",
  "A passkey was added": "أُضيف مفتاح مرور",
  "A passkey was just added to your account. It logs in by itself, without the password.":
    "أُضيف للتو مفتاح مرور إلى حسابك. وهو يكفي وحده لتسجيل الدخول من دون كلمة المرور.",
  'If this was not you, use "Forgot password" on the login page at once: it also stops passkeys from logging in.':
    "إن لم تكن أنت من فعل ذلك فاستخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول فورًا: يوقف ذلك أيضًا الدخول بمفاتيح المرور.",
  "A passkey was removed": "أُزيل مفتاح مرور",
  "A passkey of your account was just removed. It no longer logs in.":
    "أُزيل للتو مفتاح مرور من حسابك. لم يعد صالحًا لتسجيل الدخول.",
  "A passkey was refused": "رُفض مفتاح مرور",
  "One of your passkeys was just refused, because its usage counter went backwards. That happens when a passkey has been copied. It is no longer accepted.":
    "رُفض للتو أحد مفاتيح المرور لأن عدّاد استخداماته رجع إلى الوراء. يحدث ذلك عند نسخ مفتاح المرور. لم يعد مقبولًا لأي شيء.",
  "Please remove it in your settings and add a new one. If you did not use a passkey just now, please write to us.":
    "يُرجى إزالته في الإعدادات وإضافة مفتاح جديد. إن لم تستخدم مفتاح مرور للتو فيُرجى مراسلتنا.",
  "Somebody, probably you, logged in to your account with a recovery code. {n} codes are left.": {
    zero: "سجّل شخص، وهو أنت على الأرجح، الدخول إلى حسابك برمز استرداد. لم يبق أي رمز.",
    one: "سجّل شخص، وهو أنت على الأرجح، الدخول إلى حسابك برمز استرداد. بقي رمز واحد.",
    two: "سجّل شخص، وهو أنت على الأرجح، الدخول إلى حسابك برمز استرداد. بقي رمزان.",
    few: "سجّل شخص، وهو أنت على الأرجح، الدخول إلى حسابك برمز استرداد. بقيت {n} رموز.",
    many: "سجّل شخص، وهو أنت على الأرجح، الدخول إلى حسابك برمز استرداد. بقي {n} رمزًا.",
    other: "سجّل شخص، وهو أنت على الأرجح، الدخول إلى حسابك برمز استرداد. بقي {n} رمز.",
  },
  'If this was not you, use "Forgot password" on the login page at once, and make new recovery codes.':
    "إن لم تكن أنت من فعل ذلك فاستخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول فورًا وأنشئ رموز استرداد جديدة.",
  "New sign-in to your account": "تسجيل دخول جديد إلى حسابك",
  "Your account was just opened on a device that is new to us. It was probably you.":
    "فُتح حسابك للتو على جهاز جديد بالنسبة إلينا. على الأرجح كنت أنت.",
  When: "الوقت",
  Browser: "المتصفح",
  "Network address": "عنوان الشبكة",
  "If this was you, you do not need to do anything. If not, the link logs out every device and lets you choose a new password. It is good for 7 days and works once.":
    "إن كنت أنت فلا حاجة إلى أي إجراء. وإلا فإن الرابط يسجّل الخروج من كل الأجهزة ويتيح اختيار كلمة مرور جديدة. وهو صالح 7 أيام ويعمل مرة واحدة.",
  "The sign-in was undone": "أُلغي تسجيل الدخول",
  "As you asked, every device was logged out of your account, and the old password no longer works.":
    "كما طلبت، تم تسجيل خروج كل الأجهزة من حسابك، ولم تعد كلمة المرور القديمة تعمل.",
  "Please choose a new password, one that you use nowhere else. If two-step sign-in was switched on and you did not do that, please write to us.":
    "يُرجى اختيار كلمة مرور جديدة لا تُستخدم في أي مكان آخر. إذا فُعّل تسجيل الدخول بخطوتين ولم تكن أنت من فعّله فيُرجى مراسلتنا.",
  'The link is good for one hour and works once. After that, use "Forgot password" on the login page.':
    "الرابط صالح لساعة واحدة ويعمل مرة واحدة. بعد ذلك استخدم «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول.",
  "Wrong codes at your second step": "رموز خاطئة في خطوتك الثانية",
  "Wrong codes were entered several times at the second step of your account. Unless that was you, another person knows your password or can use the account you sign in with.":
    "أُدخلت رموز خاطئة عدة مرات في الخطوة الثانية لحسابك. إن لم تكن أنت، فهناك شخص آخر يعرف كلمة المرور أو يستطيع استخدام الحساب الذي تسجّل الدخول به.",
  "The second step has kept them out so far. Please choose a new password, one that you use nowhere else.":
    "منعت الخطوة الثانية الدخول حتى الآن. يُرجى اختيار كلمة مرور جديدة لا تُستخدم في أي مكان آخر.",
  "If you mistyped the codes yourself, you do not need to do anything. We send this mail at most once a day.":
    "إن أخطأت بنفسك في كتابة الرموز فلا حاجة إلى أي إجراء. نرسل هذه الرسالة مرة واحدة في اليوم على الأكثر.",
  "Your account was deleted": "حُذف حسابك",
  "Your account was just deleted, and every device was logged out. Your payments and calls stay in our books, without your name, your address or the last digits of the numbers.":
    "حُذف حسابك للتو وتم تسجيل الخروج من كل الأجهزة. تبقى مدفوعاتك ومكالماتك في سجلاتنا من دون اسمك وعنوانك ونهايات الأرقام.",
  "If this was not you, please write to us at once.": "إن لم تكن أنت من فعل ذلك فيُرجى مراسلتنا فورًا.",
  "Link {provider} sign-in to your account": "ربط تسجيل الدخول عبر {provider} بحسابك",
  "Someone, probably you, signed in with the {provider} account of this address and could not enter the password of your account. You can link {provider} without it.":
    "سجّل شخص، وهو أنت على الأرجح، الدخول بحساب {provider} المرتبط بهذا العنوان ولم يتمكن من إدخال كلمة مرور حسابك. يمكن ربط {provider} من دونها.",
  "The password then stops working, and every device is logged out.":
    "عندها تتوقف كلمة المرور عن العمل ويتم تسجيل الخروج من كل الأجهزة.",
  "{provider} sign-in replaced your password": "حلّ تسجيل الدخول عبر {provider} محل كلمة المرور",
  "Your account was just linked to the {provider} account of this address. The password it had before no longer works, every device was logged out, and calls in progress were ended.":
    "رُبط حسابك للتو بحساب {provider} المرتبط بهذا العنوان. لم تعد كلمة المرور السابقة تعمل، وتم تسجيل الخروج من كل الأجهزة وإنهاء المكالمات الجارية.",
  "If this was not you, another person reads your mail and uses your {provider} account. Change the passwords of both, and write to us.":
    "إن لم تكن أنت من فعل ذلك فهناك شخص آخر يقرأ بريدك ويستخدم حسابك في {provider}. غيّر كلمتي المرور وراسلنا.",
  "{provider} sign-in was linked": "رُبط تسجيل الدخول عبر {provider}",
  "Your account was just linked to the {provider} account of this address. You can now sign in with either.":
    "رُبط حسابك للتو بحساب {provider} المرتبط بهذا العنوان. يمكن الآن تسجيل الدخول بأي منهما.",
  "If this was not you, another person may have got into your {provider} account. Change its password, and write to us.":
    "إن لم تكن أنت من فعل ذلك فربما دخل شخص آخر إلى حسابك في {provider}. غيّر كلمة مروره وراسلنا.",
  "Confirm your address to sign in": "تأكيد عنوانك لتسجيل الدخول",
  "Someone, probably you, signed in with {provider}, which gives this address but does not confirm that it is theirs. Open the link in the browser where you signed in.":
    "سجّل شخص، وهو أنت على الأرجح، الدخول عبر {provider} الذي يذكر هذا العنوان من دون أن يؤكد ملكيته. يُرجى فتح الرابط في المتصفح الذي تم تسجيل الدخول منه.",
  "The link is good for one hour, works once and only in that browser. If this was not you, you can ignore this mail: nothing changes.":
    "الرابط صالح لساعة واحدة ويعمل مرة واحدة وفي ذلك المتصفح فقط. إن لم تكن أنت من فعل ذلك فيمكن تجاهل هذه الرسالة: لن يتغير شيء.",
  "{amount} did not reach your card": "لم يصل {amount} إلى بطاقتك",
  "A refund of your purchase did not reach the card that paid, so its credits are in your balance again. You can call with them, or write to us if you want the money back in another way.":
    "لم يصل مبلغ مسترد من عملية شرائك إلى البطاقة التي دُفع بها، لذلك عاد ما يقابله إلى رصيدك. يمكنك الاتصال به، أو مراسلتنا إن أردت استعادة المال بطريقة أخرى.",
  "Back in your balance": "عاد إلى رصيدك",
  "{amount} is going back to your card": "يُعاد {amount} إلى بطاقتك",
  "You have taken money of your purchase back. It is on its way to the card that paid, and your bank usually shows it within five to ten days.":
    "لقد استرددت مالًا من عملية شرائك. المبلغ في طريقه إلى البطاقة التي دُفع بها، وعادةً ما يُظهره البنك خلال خمسة إلى عشرة أيام.",
  "We have given money of your purchase back to the card that paid. Your bank usually shows it within five to ten days.":
    "أعدنا مالًا من عملية شرائك إلى البطاقة التي دُفع بها. يُظهره مصرفك عادةً خلال خمسة إلى عشرة أيام.",
  "Your balance is below zero now. Your next purchase pays that first, and calling works again then.":
    "رصيدك الآن أقل من الصفر. عملية شرائك القادمة تسدّد ذلك أولًا، ثم يمكنك الاتصال من جديد.",
  "Your balance now": "رصيدك الآن",
  "If you do not know why, please write to us with the contact form.":
    "إن لم تكن تعرف السبب، فيُرجى مراسلتنا عبر نموذج التواصل.",
  "Your receipt {number}": "إيصالك \u2066{number}\u2069",
  "Thank you for your purchase. The credits are on your account, and they never expire.":
    "شكرًا على الشراء. الرصيد في حسابك ولا تنتهي صلاحيته أبدًا.",
  "Open the receipt": "فتح الإيصال",
  "You can print this page or save it as a PDF, and you can find it in your transactions at any time.":
    "يمكن طباعة الصفحة أو حفظها بصيغة PDF، وهي متاحة ضمن معاملاتك في أي وقت.",
  "Automatic recharge is on": "الشحن التلقائي مُفعَّل",
  "The price follows the exchange rate at the time of each purchase.":
    "يتبع السعر سعر الصرف وقت كل عملية شراء.",
  "Every mail about automatic recharge has a link that turns it off without logging in. If you did not turn it on, use the link, and write to us.":
    "كل رسالة عن الشحن التلقائي تتضمن رابطًا يوقفه من دون تسجيل الدخول. إن لم تكن أنت من فعّله فيُرجى استخدام الرابط ومراسلتنا.",
  "Automatic recharge has bought credits for you. They are on your account, and they never expire.":
    "تم شراء رصيد لك بالشحن التلقائي. الرصيد في حسابك ولا تنتهي صلاحيته أبدًا.",
  "Automatic recharge is paused": "الشحن التلقائي متوقف مؤقتًا",
  "Please confirm your automatic recharge": "يُرجى تأكيد الشحن التلقائي",
  "Your bank wants you to confirm a payment of your automatic recharge. Until you do, nothing is charged and it buys no credits.":
    "يطلب مصرفك تأكيد عملية دفع للشحن التلقائي. إلى أن يتم ذلك لا يُخصم أي مبلغ ولا يُشترى أي رصيد تلقائيًا.",
  "Confirm the payment": "تأكيد عملية الدفع",
  "You can purchase credits yourself at any time.": "يمكنك شراء الرصيد بنفسك في أي وقت.",
  "Nothing was charged.": "لم يُخصم أي مبلغ.",
  "It is tried again after {moment}.": "ستُعاد المحاولة بعد هذا الموعد: {moment}.",
  "It is not tried again by itself. To go on, choose a card in Settings.":
    "لن تُعاد المحاولة تلقائيًا. للمتابعة يُرجى اختيار بطاقة من الإعدادات.",
  "It is not tried again by itself. To go on, press “Change” in Settings and save the rule, with the same card or another one.":
    "لن تُعاد المحاولة تلقائيًا. للمتابعة يُرجى الضغط على «تغيير» في الإعدادات وحفظ القاعدة، بالبطاقة نفسها أو ببطاقة أخرى.",
  "To go on earlier, choose a higher limit in Settings.":
    "للمتابعة قبل ذلك يُرجى اختيار حد أعلى من الإعدادات.",
  "Automatic recharge is off": "الشحن التلقائي متوقف",
  "You can turn it on again in Settings at any time.": "يمكن تفعيله من جديد من الإعدادات في أي وقت.",
  "Your card for automatic recharge expires soon": "بطاقة الشحن التلقائي تنتهي صلاحيتها قريبًا",
  "{card} expires at the end of {month}. Automatic recharge ends then, unless you choose another card in Settings or your bank renews this one.":
    "صلاحية بطاقتك ({card}) تنتهي في نهاية {month}. يتوقف الشحن التلقائي عندئذ، إلا إذا اختيرت بطاقة أخرى من الإعدادات أو جدّد مصرفك هذه البطاقة.",
  "To add a new card, save it when you next purchase credits. You can then choose it in Settings.":
    "لإضافة بطاقة جديدة يُرجى حفظها عند شراء الرصيد في المرة القادمة. ويمكن بعدها اختيارها من الإعدادات.",
  "Our answer: {subject}": "ردّنا: {subject}",
  "Thank you for your message. This is our answer:": "شكرًا على رسالتك. هذا هو ردّنا:",
  "Your message": "رسالتك",
  "If you have another question, simply reply to this mail.":
    "إذا كان لديك سؤال آخر، فما عليك سوى الرد على هذه الرسالة.",
  "Your number now belongs to another account": "أصبح رقمك تابعًا لحساب آخر",
  "A person answered our call at your number and typed a code there, so it now belongs to another account. Your calls no longer show it, and calls to your numbers here no longer go on to it.":
    "رد شخص على مكالمتنا على رقمك وأدخل رمزًا هناك، لذا أصبح الرقم تابعًا لحساب آخر. لم تعد مكالماتك تُظهره، ولم تعد المكالمات الواردة إلى أرقامك هنا تُحوَّل إليه.",
  "If the number is still yours, verify it again in your settings: we call it, and it comes back to you.":
    "إذا كان الرقم لا يزال لك، فوثّقه مرة أخرى في الإعدادات: نتصل به فيعود إليك.",
  "Your number is verified": "تم توثيق رقمك",
  "The code was typed at your number, so your calls can show it now. It was verified for another account before, which no longer has it.":
    "أُدخل الرمز على رقمك، لذا يمكن لمكالماتك إظهاره الآن. كان الرقم موثّقًا من قبل لحساب آخر لم يعد يملكه.",
  "If this was not you, remove the number in your settings.":
    "إذا لم تكن أنت من فعل ذلك، فأزل الرقم من الإعدادات.",
  "This is {brand}. A person wants to show this number in calls. If that is you, type the six digits that your page shows. If not, hang up, and nothing changes.":
    "هنا {brand}. يريد شخص إظهار هذا الرقم في مكالماته. إذا كنت أنت، فأدخل الأرقام الستة التي تظهر في صفحتك. وإلا فأغلق الخط ولن يتغير شيء.",
  "Thank you. Your number is verified.": "شكرًا. تم توثيق رقمك.",
  "This number was not verified. Please try again on the page.":
    "لم يُوثَّق هذا الرقم. يُرجى المحاولة مرة أخرى من الصفحة.",
  "Please verify your number again": "يُرجى توثيق رقمك مرة أخرى",
  "The people you call see a number of yours. A number is shown for a year after it was verified. Please verify it again in your settings, so that they go on seeing it.":
    "يرى من تتصل بهم رقمًا لك. يظهر الرقم لمدة عام بعد توثيقه. يُرجى توثيقه مرة أخرى في الإعدادات كي يستمر ظهوره.",
  "Shown until": "يظهر حتى",
  "Without it, the people you call see our number, and calls to your numbers here no longer go on to it.":
    "من دون ذلك يظهر رقمنا لمن تتصل بهم، ولا تُحوَّل إليه المكالمات الواردة إلى أرقامك هنا.",
  "Your number {number} is about to lapse": "الرقم \u2066{number}\u2069 على وشك الانتهاء",
  "Your credits do not cover the next month of your number. Please purchase credits before the renewal, and it goes on by itself.":
    "الرصيد لا يكفي للشهر القادم من الرقم. يُرجى شراء رصيد قبل التجديد ليستمر تلقائيًا.",
  "Your number cannot be renewed while your account is restricted. Please write to us before the renewal if you want to keep it.":
    "لا يمكن تجديد الرقم ما دام الحساب مقيّدًا. يُرجى مراسلتنا قبل التجديد للاحتفاظ به.",
  "Your number {number} no longer rings": "الرقم \u2066{number}\u2069 لم يعد يرن",
  "The next month of your number could not be paid, so calls to it no longer reach you. We keep it for 10 days. Purchase credits, and it rings again within minutes.":
    "تعذّر دفع الشهر القادم من الرقم، لذلك لم تعد المكالمات إليه تصلك. نحتفظ به لمدة 10 أيام. بعد شراء رصيد يعود إلى الرنين خلال دقائق.",
  "Your number cannot be renewed while your account is restricted, so calls to it no longer reach you. We keep it for 10 days. Please write to us.":
    "لا يمكن تجديد الرقم ما دام الحساب مقيّدًا، لذلك لم تعد المكالمات إليه تصلك. نحتفظ به لمدة 10 أيام. يُرجى مراسلتنا.",
  "Your number {number} was given back": "أُعيد الرقم \u2066{number}\u2069",
  "The next month of your number could not be paid for 10 days, so it went back to the phone company. Another person may get it.":
    "تعذّر دفع الشهر القادم من الرقم لمدة 10 أيام، لذلك أُعيد إلى شركة الهاتف. وقد يحصل عليه شخص آخر.",
  "Your number could not be renewed for 10 days, because your account is restricted, so it went back to the phone company. Another person may get it.":
    "تعذّر تجديد الرقم لمدة 10 أيام لأن الحساب مقيّد، لذلك أُعيد إلى شركة الهاتف. وقد يحصل عليه شخص آخر.",
  "Price a month": "السعر الشهري",
  Renewal: "التجديد",
  "Kept until": "محفوظ حتى",
  "Look at your numbers": "عرض الأرقام",
  "Nothing is charged beyond your credits.": "لا يُخصم أي شيء يتجاوز الرصيد.",
  "The person you are calling cannot answer right now. Please leave a message after the tone.":
    "لا يستطيع الشخص الذي تتصل به الرد الآن. يُرجى ترك رسالة بعد سماع الصفارة.",
  "Your call cannot be taken at the moment. Please try again later.":
    "لا يمكن الرد على مكالمتك في الوقت الحالي. يُرجى المحاولة لاحقًا.",
  "The number you have called is not in service.": "الرقم الذي اتصلت به ليس في الخدمة.",
  "You missed a call": "فاتتك مكالمة",
  "Your number was called, and the call was not answered.": "اتصل أحدهم برقمك ولم يُردّ على المكالمة.",
  Caller: "المتصل",
  "Called at": "وقت المكالمة",
  "See your calls": "عرض مكالماتك",
  "The call stands in your history too.": "تجد المكالمة في سجلك أيضًا.",
  "A voicemail for you was lost": "فُقدت رسالة صوتية لك",
  "A caller left a message for you, but its sound was lost at the phone company.":
    "ترك لك أحد المتصلين رسالة، لكن صوتها فُقد لدى شركة الهاتف.",
  "You have a new voicemail": "لديك رسالة صوتية جديدة",
  "A caller has left a message for you.": "ترك لك أحد المتصلين رسالة.",
  Length: "المدة",
  "Listen to the message": "استمع إلى الرسالة",
  "Your voicemail settings say which mails you get about messages.":
    "تحدد إعدادات بريدك الصوتي رسائل البريد الإلكتروني التي تصلك بشأن الرسائل.",
} satisfies Translated<"ar", typeof german>;
