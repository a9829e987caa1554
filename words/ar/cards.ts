import type { Translated } from "#words/catalogue.ts";
import type { cards as german } from "#words/de/cards.ts";

export const cards = {
  "Save this card for next time": "حفظ هذه البطاقة للمرة القادمة",
  "Our card provider keeps the card, not us. The card is charged only when you press a button to pay, or by a rule that you turn on in Settings. You can remove it in Settings at any time.":
    "تُحفظ البطاقة لدى مزوّد الدفع وليس لدينا. لا يُخصم منها إلا عند الضغط على زر الدفع، أو وفق قاعدة تُفعَّل من الإعدادات. ويمكن إزالتها من الإعدادات في أي وقت.",
  "We do not know yet whether this payment went through. Please press the button again: you are charged only once.":
    "لا نعرف بعد ما إذا كانت عملية الدفع هذه قد تمّت. يُرجى الضغط على الزر مرة أخرى: لن يُخصم المبلغ إلا مرة واحدة.",
  "This price has expired. The button shows the new one: press it to pay. Nothing has been charged.":
    "انتهت صلاحية هذا السعر. السعر الجديد معروض على الزر: اضغط عليه للدفع. لم يُخصم أي مبلغ.",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press the button to start again.":
    "انتهت عملية الدفع هذه، لأن بطاقات كثيرة رُفضت أو لأنك بدأت عملية أخرى. لم يُخصم أي مبلغ. اضغط على الزر للبدء من جديد.",
  "Pay with": "الدفع باستخدام",
  "Another card": "بطاقة أخرى",
  "Pay {price} with {card}": "ادفع {price} باستخدام {card}",
  "Pay with {card}": "ادفع باستخدام {card}",
  "Expires {date}": "تنتهي في {date}",
  Expired: "منتهية الصلاحية",
  "Saved cards": "البطاقات المحفوظة",
  "Our card provider keeps these cards, not us. The default is proposed when you buy credits.":
    "تُحفظ هذه البطاقات لدى مزوّد الدفع وليس لدينا. وتُقترح البطاقة الافتراضية عند شراء الرصيد.",
  "No card is saved. To save one, tick “Save this card for next time” when you pay.":
    "لا توجد بطاقة محفوظة. لحفظ بطاقة، يُرجى تحديد «حفظ هذه البطاقة للمرة القادمة» عند الدفع.",
  Default: "الافتراضية",
  "Make default": "تعيين كافتراضية",
  "Make {card} the default": "تعيين {card} كبطاقة افتراضية",
  "Being removed": "قيد الإزالة",
  "Your card pays nothing any more. Our card provider has not confirmed yet that it is removed.":
    "لم يعد يُدفع بهذه البطاقة. لم يؤكد مزوّد الدفع إزالتها بعد.",
  "This card is now your default.": "أصبحت هذه البطاقة بطاقتك الافتراضية.",
  "Your card has been removed.": "أُزيلت بطاقتك.",
} satisfies Translated<"ar", typeof german>;
