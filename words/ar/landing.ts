import type { Translated } from "#words/catalogue.ts";
import type { landing as german } from "#words/de/landing.ts";

export const landing = {
  "Farline · Global phone calls from your browser": "Farline · مكالمات إلى كل العالم من متصفحك",
  "Make global phone calls from anywhere in the world": "اتصل بأي مكان في العالم من أي مكان",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "اتصل بأي هاتف ثابت أو محمول من متصفحك مباشرة. ادفع برصيد مسبق الدفع وتحدّث ما دام الرصيد يكفي.",
  "Sign Up": "إنشاء حساب",
  "What does a call cost?": "كم تكلّف المكالمة؟",
  "Or a phone number": "أو رقم هاتف",
  "More about this price": "المزيد عن هذا السعر",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "الرصيد الواحد يساوي {price}. تُحتسب المكالمة بالدقيقة مع التقريب إلى الأعلى. لا تحتاج إلى حساب للاطّلاع.",
  "Landline and mobile": "ثابت ومحمول",
  "Nothing hidden while you talk": "لا شيء مخفيّ أثناء حديثك",
  "The time, what the call has cost so far and how long your credits last stand on one screen, and below them how good the line is. Mute yourself, press keys for a menu, change the microphone.":
    "المدة وتكلفة المكالمة حتى الآن والوقت الذي يكفيه رصيدك، كلها على شاشة واحدة، وتحتها جودة الخط. اكتم صوتك، واضغط أرقام القوائم، وغيّر الميكروفون.",
  "A call to London in progress in Farline: the time, the estimated cost, and the buttons Mute and End Call":
    "مكالمة جارية إلى لندن في Farline: المدة والتكلفة التقديرية وزرّا الكتم وإنهاء المكالمة",
  "Four steps to hello": "أربع خطوات إلى «مرحبًا»",
  "Create an account": "أنشئ حسابًا",
  "Sign up and verify your email. It takes a minute.": "أنشئ حسابك وأكّد بريدك الإلكتروني. يستغرق ذلك دقيقة.",
  "Buy credits": "اشترِ رصيدًا",
  "Bundles start at $10. Pay by card, in your own currency.":
    "تبدأ الباقات من 10 دولارات. ادفع بالبطاقة وبعملتك.",
  "Enter the number": "أدخل الرقم",
  "Type the international number and see its price before you dial.":
    "اكتب الرقم الدولي وشاهد سعره قبل الاتصال.",
  Talk: "تحدّث",
  "Speak from your browser for as long as your credits last.": "تحدّث من متصفحك ما دام رصيدك يكفي.",
  "What you can rely on": "ما يمكنك الاعتماد عليه",
  "No hidden fees": "لا رسوم خفية",
  "The price you see is the price you pay, to the credit.": "السعر الذي تراه هو السعر الذي تدفعه، بلا زيادة.",
  "Credits never expire": "رصيدك لا تنتهي صلاحيته",
  "Use them today or next year.": "استخدمه اليوم أو في العام القادم.",
  "No monthly subscription": "لا اشتراك شهري",
  "Buy when you need to, stop whenever you like.": "اشترِ عند الحاجة، وتوقّف متى شئت.",
} satisfies Translated<"ar", typeof german>;
