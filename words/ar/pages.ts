import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "مكالمات هاتفية إلى كل العالم من المتصفح. رصيد مسبق الدفع بالبطاقة لا تنتهي صلاحيته أبدًا.",
  "Farline places phone calls from the browser and needs JavaScript to be switched on.":
    "يُجري Farline المكالمات من المتصفح ويحتاج إلى تفعيل JavaScript.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "اتصل بأي هاتف ثابت أو محمول في العالم من المتصفح. رصيد مسبق الدفع بالبطاقة لا تنتهي صلاحيته أبدًا. من دون اشتراك.",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "مع Farline يمكن الاتصال بأي هاتف في العالم من المتصفح والدفع مقابل دقائق الحديث فقط. يظهر السعر قبل الاتصال.",
  "What a minute costs to every country, landline and mobile. The price you see is the price you pay.":
    "كم تكلّف الدقيقة إلى كل بلد، للهاتف الثابت والمحمول. السعر الظاهر هو السعر المدفوع.",
  "Questions about a call, a payment or anything else: write to Farline and a person will answer.":
    "أسئلة عن مكالمة أو دفعة أو أي أمر آخر: تمكن مراسلة Farline وسيجيب شخص حقيقي.",
  "Create your Farline account: one account, every country. You only pay for the credits you buy.":
    "أنشئ حسابك في Farline: حساب واحد لكل البلدان. الدفع فقط مقابل الرصيد الذي تشتريه.",
  "Log in to Farline to call any phone in the world and to see your credits.":
    "تسجيل الدخول إلى Farline للاتصال بأي هاتف في العالم ورؤية رصيدك.",
  "The terms of prepaid calls with Farline: credits, prices, fair use, and what it cannot do.":
    "شروط المكالمات مسبقة الدفع مع Farline: الرصيد والأسعار والاستخدام العادل وما لا يمكنه فعله.",
  "What Farline knows about you and your calls, who receives it, and how to have it deleted.":
    "ما يعرفه Farline عنك وعن مكالماتك، ومن يستلمه، وكيفية طلب حذفه.",
  "When Farline gives money back, how to ask for it, and how long it takes.":
    "متى يعيد Farline المال، وكيفية طلبه، وكم يستغرق ذلك.",
} satisfies Translated<"ar", typeof german>;
