import type { Translated } from "#words/catalogue.ts";
import type { comparison as german } from "#words/de/comparison.ts";

export const comparison = {
  Roaming: "التجوال",
  "Calling card": "بطاقة اتصال",
  "Where the price stands": "أين يظهر السعر",
  "Beside the number, before you dial": "بجانب الرقم، قبل الاتصال",
  "In your operator’s list, by where you are and whom you call": "في قائمة مشغّل شبكتك، حسب مكانك ومن تتصل به",
  "On the card’s terms, by the access number you use": "في شروط البطاقة، حسب رقم الدخول الذي تستخدمه",
  "What a call costs": "كم تكلّف المكالمة",
  "The price a minute, rounded up to the minute. Nothing if it is not answered":
    "سعر الدقيقة مع التقريب إلى دقيقة كاملة. ولا شيء إن لم يُجب أحد",
  "Your operator’s price a minute, which may differ from country to country":
    "سعر الدقيقة لدى مشغّل شبكتك، وقد يختلف من بلد إلى آخر",
  "The card’s price a minute, and the fees its terms name":
    "سعر الدقيقة في البطاقة والرسوم المذكورة في شروطها",
  "What you pay before you call": "ما تدفعه قبل الاتصال",
  "Credits, from $10": "رصيد، ابتداءً من 10 دولارات",
  "Your mobile contract": "عقد هاتفك المحمول",
  "The card": "البطاقة",
  "Money you do not use": "المال الذي لا تستخدمه",
  "Stays in your account": "يبقى في حسابك",
  "Depends on your contract": "حسب عقدك",
  "Stays until the date its terms name": "يبقى حتى التاريخ المذكور في الشروط",
  "What you need": "ما تحتاج إليه",
  "A browser, a microphone and the internet": "متصفح وميكروفون وإنترنت",
  "A phone with roaming switched on": "هاتف مفعّل فيه التجوال",
  "Any phone, the access number and the card’s code": "أي هاتف ورقم الدخول ورمز البطاقة",
  "Beside roaming and calling cards": "مقارنةً بالتجوال وبطاقات الاتصال",
  "We quote no one else’s prices: they change, and yours depend on your contract. Look up what your operator or card charges a minute, and put it beside the price above.":
    "لا نذكر أسعار غيرنا: فهي تتغيّر، وسعرك يتوقف على عقدك. ابحث عن سعر الدقيقة لدى مشغّل شبكتك أو بطاقتك، وقارنه بالسعر أعلاه.",
  "What people ask": "أسئلة شائعة",
  "What if the call is not answered?": "ماذا لو لم يُجب أحد؟",
  "It costs nothing, nor does a busy line or a call that fails. A voicemail that picks up has answered, and an answered call costs at least one credit.":
    "لا تكلّف شيئًا، وكذلك الخط المشغول والمكالمة التي تفشل. أما البريد الصوتي الذي يجيب فيُعدّ ردًّا، والمكالمة التي يُردّ عليها تكلّف رصيدًا واحدًا على الأقل.",
  "Do credits expire?": "هل تنتهي صلاحية الرصيد؟",
  "No. They stay in your account until you use them. What you can have paid back stands in our <a>refund policy</a>.":
    "لا. يبقى في حسابك حتى تستخدمه. وما يمكن استرداده مذكور في <a>سياسة الاسترداد</a>.",
  "Which number do they see?": "أي رقم يظهر لهم؟",
  "One of ours, never yours: we do not even ask for your number. Some networks abroad show another number or none, so say who you are.":
    "أحد أرقامنا، وليس رقمك أبدًا: فنحن لا نطلب رقمك أصلًا. وبعض الشبكات في الخارج تُظهر رقمًا آخر أو لا تُظهر شيئًا، لذا عرّف بنفسك.",
  "Is it private?": "هل المكالمات خاصة؟",
  "We record no call. It travels encrypted from your browser to the company that carries it, and from there over the telephone network like any other call. What we keep, and how you delete it, stands in our <a>privacy policy</a>.":
    "لا نسجّل أي مكالمة. تنتقل المكالمة مشفّرة من متصفحك إلى الشركة التي تنقلها، ومنها عبر شبكة الهاتف كأي مكالمة أخرى. وما نحتفظ به وكيف تحذفه مذكور في <a>سياسة الخصوصية</a>.",
  "Which browsers work?": "ما المتصفحات التي تعمل؟",
  "Chrome, Edge, Firefox and Safari in their present versions, on a computer or a phone. There is nothing to install; keep the page open while you talk.":
    "Chrome وEdge وFirefox وSafari بإصداراتها الحالية، على الحاسوب أو الهاتف. لا حاجة إلى تثبيت شيء؛ أبقِ الصفحة مفتوحة أثناء حديثك.",
  "Can I call an emergency number?": "هل يمكنني الاتصال برقم طوارئ؟",
  "<strong>No. 112, 911 and other emergency numbers cannot be called from here. Keep another telephone for that.</strong>":
    "<strong>لا. لا يمكن الاتصال من هنا بالرقم 112 أو 911 أو غيرهما من أرقام الطوارئ. احتفظ بهاتف آخر لذلك.</strong>",
  "Your next call is a minute away.": "مكالمتك القادمة على بُعد دقيقة.",
} satisfies Translated<"ar", typeof german>;
