import type { Translated } from "#words/catalogue.ts";
import type { numbers as german } from "#words/de/numbers.ts";

export const numbers = {
  "Your numbers could not be loaded. Please try again.": "تعذّر تحميل الأرقام. يُرجى المحاولة مرة أخرى.",
  "Numbers could not be searched. Please try again.": "تعذّر البحث عن أرقام. يُرجى المحاولة مرة أخرى.",
  "The number could not be bought. Please look at your numbers before you try again.":
    "تعذّر استئجار الرقم. يُرجى مراجعة الأرقام قبل المحاولة مرة أخرى.",
  "The number could not be given back. Please try again.": "تعذّرت إعادة الرقم. يُرجى المحاولة مرة أخرى.",
  "The receipt could not be loaded. Please try again.": "تعذّر تحميل الإيصال. يُرجى المحاولة مرة أخرى.",
  "An area code has three digits.": "يتكوّن رمز المنطقة من ثلاثة أرقام.",
  "Please enter 2 to 10 digits.": "يُرجى إدخال من 2 إلى 10 أرقام.",
  "You have no such number.": "لا يوجد رقم كهذا ضمن أرقامك.",
  "Numbers of this kind are not offered.": "لا تُعرض أرقام من هذا النوع.",
  "This number was taken meanwhile. Nothing was charged. Please choose another one.":
    "حُجز هذا الرقم في هذه الأثناء. لم يُخصم أي شيء. يُرجى اختيار رقم آخر.",
  "The phone company does not give out this number. Nothing was charged. Please choose another one.":
    "لا تمنح شركة الهاتف هذا الرقم. لم يُخصم أي شيء. يُرجى اختيار رقم آخر.",
  "The phone company does not answer right now. Nothing was charged. Please try again later.":
    "لا تستجيب شركة الهاتف حاليًا. لم يُخصم أي شيء. يُرجى المحاولة لاحقًا.",
  "The phone company has not answered yet. The number appears here once it is yours; otherwise your credits are free again within minutes.":
    "لم تستجب شركة الهاتف بعد. يظهر الرقم هنا بعد حجزه؛ وإلا يعود الرصيد متاحًا خلال دقائق.",
  "You can have at most {most} numbers.": "الحد الأقصى هو {most} أرقام.",
  "Only the owner of the shared credits can rent a number.": "لا يمكن استئجار رقم إلا لمالك الرصيد المشترك.",
  "The price has changed. Please look at it again.": "تغيّر السعر. يُرجى مراجعته مرة أخرى.",
  "The first month costs {credits}, and your balance does not cover it.":
    "تكلفة الشهر الأول {credits}، والرصيد المتاح لا يكفي.",
  "Number of your own: {number}": "رقم خاص بك: \u2066{number}\u2069",
  "Number of your own": "رقم خاص",
  "A number of your own": "رقم خاص بك",
  "People call this number, and it rings here, on every page that you have open.":
    "عند الاتصال بهذا الرقم يصدر الرنين هنا، في كل صفحة مفتوحة.",
  "Each month is paid from your credits. If they do not cover it, you get a mail 7 days and 1 day before. Then nothing rings for 10 days, and after that the number goes back. The same happens while your account is frozen or a payment is disputed.":
    "يُدفع كل شهر من الرصيد. إذا لم يكفِ، تصلك رسالة قبل 7 أيام وقبل يوم واحد. بعد ذلك لا يصدر أي رنين لمدة 10 أيام، ثم يُعاد الرقم. ويحدث الأمر نفسه ما دام الحساب مجمّدًا أو عليه دفعة معترَض عليها.",
  "No numbers are offered right now.": "لا تُعرض أي أرقام حاليًا.",
  "Your numbers": "أرقامك",
  "Choose the number that people see": "اختر الرقم الذي يراه من تتصل بهم",
  "Find a number": "البحث عن رقم",
  "Kind of number": "نوع الرقم",
  "Toll-free": "رقم مجاني",
  "{country}, landline": "{country}، هاتف ثابت",
  "{country}, mobile": "{country}، هاتف محمول",
  "{country}, toll-free": "{country}، رقم مجاني",
  "{credits} a month": "{credits} شهريًا",
  "Calls to it are free for you.": "المكالمات الواردة إليه مجانية لك.",
  "Calls to it cost you {credits} a minute.": "تكلفة المكالمات الواردة إليه {credits} في الدقيقة.",
  "Area code": "رمز المنطقة",
  City: "المدينة",
  "Digits in the number": "أرقام ضمن الرقم",
  "Search numbers": "البحث عن أرقام",
  "No number was found. Please try fewer digits or another place.":
    "لم يُعثر على أي رقم. يُرجى تجربة أرقام أقل أو مكان آخر.",
  "Rent {number}": "استئجار {number}",
  "Rent {number}?": "هل تريد استئجار {number}؟",
  "{credits} now, then each month. The first renewal is on {date}.":
    "{credits} الآن، ثم كل شهر. أول تجديد في {date}.",
  "Rent this number": "استئجار هذا الرقم",
  "The number is yours.": "أصبح الرقم لك.",
  "It is being bought.": "جارٍ استئجاره.",
  "It rings here. The next renewal is on {date} for {credits}.":
    "يصدر الرنين هنا. التجديد القادم في {date} مقابل {credits}.",
  "It is not paid, and nothing rings. It is kept until {date}, and rings again once {credits} are paid.":
    "لم يُدفع ثمنه ولا يصدر أي رنين. يُحتفظ به حتى {date}، ويرن مجددًا بعد دفع {credits}.",
  "It cannot be renewed while your account is restricted, and nothing rings. It is kept until {date}. Please write to us.":
    "لا يمكن تجديده ما دام الحساب مقيّدًا، ولا يصدر أي رنين. يُحتفظ به حتى {date}. يُرجى مراسلتنا.",
  "It is being given back.": "جارٍ إعادته.",
  "Give {number} back": "إعادة {number}",
  "Give {number} back?": "هل تريد إعادة {number}؟",
  "It stops ringing at once, and another person may get it. Paid days are not returned.":
    "يتوقف عن الرنين فورًا، وقد يحصل عليه شخص آخر. لا تُرد الأيام المدفوعة.",
  "The number is being given back.": "جارٍ إعادة الرقم.",
  "Receipt of a number": "إيصال رقم",
  "Paid on": "تاريخ الدفع",
  Month: "الشهر",
  "{from} to {until}": "من {from} إلى {until}",
  Worth: "القيمة",
  "The forwarding could not be changed. Please try again.": "تعذّر تغيير التحويل. يُرجى المحاولة مرة أخرى.",
  "Calls can be forwarded only to a verified number of yours that is not rented here.":
    "لا يمكن تحويل المكالمات إلا إلى رقم لك تم التحقق منه وليس مستأجرًا هنا.",
  "The number that calls were forwarded to is no longer verified, so they ring here.":
    "الرقم الذي كانت المكالمات تُحوَّل إليه لم يعد متحقَّقًا منه، لذلك يصدر الرنين هنا.",
  "Forwarding has become more expensive, so calls ring here. Save it again to agree to the new price.":
    "أصبح التحويل أغلى، لذلك يصدر الرنين هنا. يُرجى حفظه مرة أخرى للموافقة على السعر الجديد.",
  "Calls can also go on to your own telephone, once you have verified its number.":
    "يمكن أيضًا تحويل المكالمات إلى هاتفك بعد التحقق من رقمه.",
  "Calls to {number}": "المكالمات إلى {number}",
  "You pay from your credits once a forwarded call is answered, also by a mailbox. It ends when they are used up.":
    "تُدفع المكالمة المحوَّلة من رصيدك عند الرد عليها، حتى من بريد صوتي، وتنتهي عند نفاده.",
  "Ring here": "الرنين هنا",
  "Forward to {number}: {credits} a minute": "تحويل إلى {number}: {credits} للدقيقة",
  "Save this choice": "حفظ هذا الاختيار",
  "Its calls are forwarded to {number}. The next renewal is on {date} for {credits}.":
    "تُحوَّل مكالماته إلى {number}. التجديد القادم في {date} مقابل {credits}.",
  "Forwarded to": "محوَّلة إلى",
  "Your blocked callers could not be loaded. Please try again.":
    "تعذّر تحميل المتصلين المحظورين. يُرجى المحاولة مرة أخرى.",
  "Your blocked callers could not be changed. Please try again.":
    "تعذّر تغيير المتصلين المحظورين. يُرجى المحاولة مرة أخرى.",
  "You can block at most {most} callers.": "يمكن حظر {most} متصل على الأكثر.",
  "This caller is blocked.": "هذا المتصل محظور.",
  "Unwanted calls": "المكالمات غير المرغوبة",
  "Blocked callers": "المتصلون المحظورون",
  "No caller is blocked. You can block one here, or on the page of a call.":
    "لا يوجد متصل محظور. يمكن الحظر هنا أو من صفحة مكالمة.",
  "Blocked callers hear": "ما يسمعه المتصلون المحظورون",
  "Callers who withhold their number hear": "ما يسمعه المتصلون الذين يخفون رقمهم",
  "Busy tone": "نغمة الانشغال",
  "Voicemail, or that you do not answer": "البريد الصوتي، أو أنه لا يوجد رد",
  "As any other call": "مثل أي مكالمة أخرى",
  "{number} is no longer blocked.": "لم يعد {number} محظورًا.",
  "The caller is blocked.": "تم حظر المتصل.",
  Unblock: "إلغاء الحظر",
  "Unblock {number}": "إلغاء حظر {number}",
  "Number to block": "الرقم المراد حظره",
  "Block this number": "حظر هذا الرقم",
  "Block this caller": "حظر هذا المتصل",
  "Blocked call": "مكالمة محظورة",
} satisfies Translated<"ar", typeof german>;
