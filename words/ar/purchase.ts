import type { Translated } from "#words/catalogue.ts";
import type { purchase as german } from "#words/de/purchase.ts";

export const purchase = {
  "Unable to initialize payment. Please try again.": "تعذّر بدء الدفع. يُرجى المحاولة مرة أخرى.",
  "Failed to initialize payment": "تعذّر بدء عملية الدفع",
  "Stripe hasn't fully loaded yet. Please wait a moment.": "لم يكتمل تحميل Stripe بعد. يُرجى الانتظار لحظة.",
  "Payment failed": "فشلت عملية الدفع",
  "An unexpected error occurred.": "حدث خطأ غير متوقع.",
  "Payment form failed to load: {problem}": "تعذّر تحميل نموذج الدفع: {problem}",
  "Payment succeeded but credits were not updated. Please contact support.":
    "نجح الدفع ولكن لم يُحدَّث الرصيد. يُرجى التواصل مع الدعم.",
  "Successfully purchased {n} credits!": {
    zero: "تم شراء {n} رصيد بنجاح!",
    one: "تم شراء رصيد واحد بنجاح!",
    two: "تم شراء رصيدين بنجاح!",
    few: "تم شراء {n} أرصدة بنجاح!",
    many: "تم شراء {n} رصيدًا بنجاح!",
    other: "تم شراء {n} رصيد بنجاح!",
  },
  "Payment status: {status} Please try again.": "حالة الدفع: {status} يُرجى المحاولة مرة أخرى.",
  "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.":
    "انتهت صلاحية هذا السعر. السعر الجديد معروض أعلاه: اضغط «ادفع الآن» لدفعه. لم يُخصم أي مبلغ.",
  "Please enter a valid amount (minimum {minimum})": "يُرجى إدخال مبلغ صحيح (الحد الأدنى {minimum})",
  "Too many cards were declined. Please wait {wait} before you start another payment.":
    "رُفضت بطاقات كثيرة جدًا. يُرجى الانتظار {wait} قبل بدء عملية دفع أخرى.",
  "You have started many payments. Please wait {wait} before you start another one.":
    "بدأت عمليات دفع كثيرة. يُرجى الانتظار {wait} قبل بدء عملية أخرى.",
  "This is more than a new account may buy now.": "هذا أكثر مما يمكن لحساب جديد شراؤه الآن.",
  "This is more than a new account may buy.": "هذا أكثر مما يمكن لحساب جديد شراؤه.",
  "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.": {
    zero: "يمكن لحساب جديد الشراء بمبلغ {day} في اليوم و{week} في الأسبوع، بما لا يزيد على {n} عملية في اليوم.",
    one: "يمكن لحساب جديد الشراء بمبلغ {day} في اليوم و{week} في الأسبوع، في عملية واحدة في اليوم.",
    two: "يمكن لحساب جديد الشراء بمبلغ {day} في اليوم و{week} في الأسبوع، في عمليتين على الأكثر في اليوم.",
    few: "يمكن لحساب جديد الشراء بمبلغ {day} في اليوم و{week} في الأسبوع، في {n} عمليات على الأكثر في اليوم.",
    many: "يمكن لحساب جديد الشراء بمبلغ {day} في اليوم و{week} في الأسبوع، في {n} عملية على الأكثر في اليوم.",
    other:
      "يمكن لحساب جديد الشراء بمبلغ {day} في اليوم و{week} في الأسبوع، في {n} عملية على الأكثر في اليوم.",
  },
  "You have {amount} left now.": "بقي لك الآن {amount}.",
  "You will have more on {moment}.": "سيصبح لديك المزيد في {moment}.",
  "The limit ends on {moment}.": "ينتهي هذا الحد في {moment}.",
  "The limit ends a day after your first purchase.": "ينتهي هذا الحد بعد يوم من أول عملية شراء.",
  "The limit ends {n} days after your first purchase.": {
    zero: "ينتهي هذا الحد بعد {n} يوم من أول عملية شراء.",
    one: "ينتهي هذا الحد بعد يوم واحد من أول عملية شراء.",
    two: "ينتهي هذا الحد بعد يومين من أول عملية شراء.",
    few: "ينتهي هذا الحد بعد {n} أيام من أول عملية شراء.",
    many: "ينتهي هذا الحد بعد {n} يومًا من أول عملية شراء.",
    other: "ينتهي هذا الحد بعد {n} يوم من أول عملية شراء.",
  },
  "{date}, {time} UTC": "{date}، \u2066{time} UTC\u2069",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.":
    "انتهت عملية الدفع هذه، لأن بطاقات كثيرة رُفضت أو لأنك بدأت عملية أخرى. لم يُخصم أي مبلغ. اضغط «ادفع الآن» للبدء من جديد.",
  "Failed to update currency. Using default rates.": "تعذّر تحديث العملة. تُستخدم الأسعار الافتراضية.",
  "Failed to get credits": "تعذّر جلب الرصيد",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "الرصيد لا تنتهي صلاحيته أبدًا. لا رسوم خفية ولا اشتراك شهري.",
  "Current credits": "الرصيد الحالي",
  Currency: "العملة",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})":
    "سعر الصرف: \u20661 USD = {rate} {currency}\u2069 (بتاريخ {day})",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "سعر الصرف: \u20661 USD = {rate} {currency}\u2069 (السعر الافتراضي)",
  "Choose an amount": "اختر مبلغًا",
  "Custom amount ({currency})": "مبلغ آخر ({currency})",
  "{minimum} to {maximum}": "من {minimum} إلى {maximum}",
  Apply: "تطبيق",
  "You pay": "ستدفع",
  "You receive": "ستحصل على",
  "Proceed to Payment": "المتابعة إلى الدفع",
  "Name on card": "الاسم على البطاقة",
  "Loading the card form...": "جارٍ تحميل نموذج البطاقة…",
  "Pay Now": "ادفع الآن",
  "Your card details go straight to our card provider. We never see them and do not store them.":
    "تذهب بيانات بطاقتك مباشرة إلى مزوّد الدفع لدينا. لا نراها أبدًا ولا نحفظها.",
  "or pay by card": "أو ادفع بالبطاقة",
  "You are offline. Nothing was charged. This goes on once there is a connection.":
    "أنت غير متصل بالإنترنت. لم يُخصم أي مبلغ. تُستأنف العملية فور عودة الاتصال.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "إذا كان مانع إعلانات أو جدار حماية مفعّلًا، فاسمح فيه بالعنوان {host} وحاول مرة أخرى.",
} satisfies Translated<"ar", typeof german>;
