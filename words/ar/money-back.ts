import type { Translated } from "#words/catalogue.ts";
import type { moneyBack as german } from "#words/de/money-back.ts";

export const moneyBack = {
  "The purchase could not be taken back. Please try again.":
    "تعذّر إرجاع عملية الشراء. يُرجى المحاولة مرة أخرى.",
  "The time in which this purchase can be taken back is over.":
    "انتهت المدة التي يمكن فيها إرجاع عملية الشراء هذه.",
  "The credits of this purchase are used.": "استُخدم رصيد عملية الشراء هذه.",
  "The credits of this purchase are held by your call. What it does not use is yours when it has ended.":
    "مكالمتك تحجز رصيد عملية الشراء هذه. ما لا تستهلكه يصبح متاحًا بعد انتهائها.",
  "This payment is disputed, so your bank decides about its money.":
    "هذه الدفعة محلّ اعتراض، لذا يعود القرار بشأنها إلى مصرفك.",
  "Money of this purchase is on its way back already.": "مال عملية الشراء هذه في طريقه إليك بالفعل.",
  "What can be taken back has changed. Please look at the new amount.":
    "تغيّر المبلغ. يُرجى الاطلاع على المبلغ الجديد.",
  "The money could not go back to your card. Nothing has changed. Please contact us.":
    "تعذّر إرجاع المال إلى بطاقتك. لم يتغيّر شيء. يُرجى التواصل معنا.",
  "The card service does not answer. Nothing has changed. Please try again in a few minutes.":
    "مزوّد الدفع لا يستجيب. لم يتغيّر شيء. يُرجى المحاولة بعد بضع دقائق.",
  "You cannot take back more by yourself now. Please contact us.":
    "لا يمكنك استرداد المزيد بنفسك الآن. يُرجى التواصل معنا.",
  "You cannot take back more by yourself now.": "لا يمكنك استرداد المزيد بنفسك الآن.",
  "{unused} of this purchase is unused.": "لم يُستخدم من عملية الشراء هذه ما قيمته {unused}.",
  "Within 30 days you can take back up to {usd} by yourself, in up to {n} requests.": {
    zero: "خلال 30 يومًا يمكنك أن تسترد بنفسك ما يصل إلى {usd}، بما لا يزيد على {n} طلب.",
    one: "خلال 30 يومًا يمكنك أن تسترد بنفسك ما يصل إلى {usd}، في طلب واحد.",
    two: "خلال 30 يومًا يمكنك أن تسترد بنفسك ما يصل إلى {usd}، بما لا يزيد على طلبين.",
    few: "خلال 30 يومًا يمكنك أن تسترد بنفسك ما يصل إلى {usd}، بما لا يزيد على {n} طلبات.",
    many: "خلال 30 يومًا يمكنك أن تسترد بنفسك ما يصل إلى {usd}، بما لا يزيد على {n} طلبًا.",
    other: "خلال 30 يومًا يمكنك أن تسترد بنفسك ما يصل إلى {usd}، بما لا يزيد على {n} طلب.",
  },
  "For more, please contact us.": "لاسترداد المزيد، يُرجى التواصل معنا.",
  "You can take back more on {moment}, or sooner if you contact us.":
    "يمكنك استرداد المزيد في {moment}، أو قبل ذلك إن تواصلت معنا.",
  "Get money back": "استرداد المال",
  "Get money back for {description}": "استرداد مال {description}",
  "{amount} on its way to your card": "{amount} في الطريق إلى بطاقتك",
  "Get your money back?": "هل تريد استرداد مالك؟",
  "The credits of this purchase that you have not used leave your balance, and their price goes back to the card that paid. This cannot be undone.":
    "يُخصم من رصيدك ما لم تستخدمه من رصيد عملية الشراء هذه، ويُعاد ثمنه إلى البطاقة التي دفعت بها. لا يمكن التراجع عن ذلك.",
  "Back to your card": "يُعاد إلى بطاقتك",
  "Leaves your balance": "يُخصم من رصيدك",
  "Get {amount} back": "استرداد {amount}",
  "Keep the credits": "الاحتفاظ بالرصيد",
  "{amount} went back to your card. Your bank usually shows it within five to ten days.":
    "عاد {amount} إلى بطاقتك. يُظهره مصرفك عادةً خلال خمسة إلى عشرة أيام.",
  "{amount} is on its way to your card. The list shows when it has left.":
    "{amount} في الطريق إلى بطاقتك. تُظهر القائمة متى أُرسل.",
  "Calling is paused because a payment of yours is disputed at your bank. Please withdraw the dispute there, or contact us.":
    "المكالمات متوقفة مؤقتًا لأن إحدى دفعاتك محلّ اعتراض لدى مصرفك. يُرجى سحب الاعتراض هناك أو التواصل معنا.",
} satisfies Translated<"ar", typeof german>;
