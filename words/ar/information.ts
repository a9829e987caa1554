import type { Translated } from "#words/catalogue.ts";
import type { information as german } from "#words/de/information.ts";

export const information = {
  "About Farline": "حول Farline",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "يتيح لك Farline الاتصال بأي هاتف في العالم من متصفحك، ولا تدفع إلا ثمن الدقائق التي تتحدث فيها. وقد صُمّم لمن لهم أهل وأصدقاء وأعمال في الخارج ويريدون الاتصال مباشرة، بلا عقد.",
  "You see the price before you dial": "ترى السعر قبل الاتصال",
  "Enter a number and the price a minute stands beside it, with how long your balance lasts. The counter during the call and the receipt after it come from the same sum.":
    "أدخل رقمًا فيظهر بجانبه سعر الدقيقة والوقت الذي يكفيه رصيدك المتاح. والعدّاد أثناء المكالمة والإيصال بعدها من الحساب نفسه.",
  "You are charged for what the phone network reports": "تُحاسَب على ما تسجّله شبكة الهاتف",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "تُحتسب المكالمات بالدقيقة مع التقريب إلى الأعلى، وفق سجلّ شركة الاتصالات نفسها. والمكالمة التي لا يجيب عليها أحد لا تكلّف شيئًا.",
  "Your card stays with the card provider": "بطاقتك تبقى لدى مزوّد الدفع",
  "Card details go straight from your browser to our payment provider. We never see them and do not store them.":
    "تنتقل بيانات البطاقة من متصفحك مباشرة إلى مزوّد الدفع لدينا. لا نراها أبدًا ولا نخزّنها.",
  "Your credits stay yours": "رصيدك يبقى لك",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "رصيدك لا تنتهي صلاحيته. ولا رسوم خفية ولا اشتراك شهري.",
  "Sign Up Now": "أنشئ حسابك الآن",
  "The text could not be loaded.": "تعذّر تحميل النص.",
  "404: page not found": "404: الصفحة غير موجودة",
  "There is nothing at this address. It may have been mistyped, or the page has moved.":
    "لا يوجد شيء في هذا العنوان. ربما كُتب خطأً أو نُقلت الصفحة.",
  "Tell us what is missing": "أخبرنا بما ينقص",
  "Looking for the price of a call?": "هل تبحث عن سعر مكالمة؟",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "أسئلة عن مكالمة أو دفعة أو أي شيء آخر: راسلنا وسيجيبك إنسان.",
  Subject: "الموضوع",
  Message: "الرسالة",
  "Send Message": "إرسال الرسالة",
} satisfies Translated<"ar", typeof german>;
