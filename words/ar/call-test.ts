import type { Translated } from "#words/catalogue.ts";
import type { callTest as german } from "#words/de/call-test.ts";

export const callTest = {
  "A trial call of some ten seconds to ourselves. It costs nothing and rings nowhere.":
    "مكالمة تجريبية مدتها نحو عشر ثوانٍ إلينا نحن. لا تكلّف شيئًا ولا يرنّ أي هاتف.",
  "Testing your connection. Say something...": "جارٍ اختبار اتصالك. قل شيئًا…",
  "Microphone level in the test": "مستوى الميكروفون في الاختبار",
  "Stop the test": "إيقاف الاختبار",
  "Test again": "إعادة الاختبار",
  "Test my connection": "اختبار اتصالي",
  "The test could not be completed.": "تعذّر إكمال الاختبار.",
  "No sound came through in the test. A firewall may hold it back: try again, or try another network.":
    "لم يصل أي صوت في الاختبار. قد يكون جدار حماية يحجبه: حاول مرة أخرى أو جرّب شبكة أخرى.",
  "The test was stopped.": "تم إيقاف الاختبار.",
  Excellent: "ممتاز",
  "Calls will sound as clear as on a good phone.": "سيكون صوت المكالمات واضحًا كما في هاتف جيد.",
  Great: "جيد جدًا",
  "Calls will sound clear.": "سيكون صوت المكالمات واضحًا.",
  Good: "جيد",
  "Calls will be easy to follow, with a small flaw now and then.":
    "ستكون المكالمات سهلة المتابعة مع خلل بسيط بين حين وآخر.",
  Fair: "مقبول",
  "You will understand each other, but the sound may stutter. A cable or a nearer router helps.":
    "ستفهمان بعضكما، لكن الصوت قد يتقطع. يساعد استخدام كابل أو الاقتراب من الموجّه.",
  Degraded: "ضعيف",
  "Calls may break up. Try another network, or stop what else is using this one.":
    "قد تتقطع المكالمات. جرّب شبكة أخرى، أو أوقف ما يستخدم هذه الشبكة.",
  "Score (MOS)": "الدرجة (MOS)",
  Jitter: "التذبذب",
  "Round trip": "زمن الذهاب والعودة",
  Lost: "الفاقد",
  "{time} ms": "{time} مللي ثانية",
} satisfies Translated<"ar", typeof german>;
