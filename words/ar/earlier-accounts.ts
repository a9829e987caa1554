import type { Translated } from "#words/catalogue.ts";
import type { earlierAccounts as german } from "#words/de/earlier-accounts.ts";

export const earlierAccounts = {
  "An earlier account of yours owes credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "أحد حساباتك السابقة مدين برصيد. ستسدده عملية الشراء القادمة أولًا. إن لم يكن لديك حساب آخر، فيُرجى التواصل معنا.",
  "An earlier account of yours owes {credits} credits. Your next purchase pays them first. If you had no other account, please contact us.":
    "أحد حساباتك السابقة مدين برصيد قدره {credits}. ستسدده عملية الشراء القادمة أولًا. إن لم يكن لديك حساب آخر، فيُرجى التواصل معنا.",
  "Your last call has ended, but the carrier has not confirmed its cost yet. Its credits are free again within a minute.":
    "انتهت مكالمتك الأخيرة، ولم يؤكد المشغّل بعد تكلفتها. سيصبح رصيدها متاحًا من جديد خلال دقيقة.",
  "Another account with your address or card is in a call. Please try again when that call has ended.":
    "هناك حساب آخر بعنوانك أو بطاقتك في مكالمة. يُرجى المحاولة مجددًا عند انتهاء تلك المكالمة.",
  "Debt of an earlier account of yours": "دين حساب سابق لك",
  "Debt paid by another account of yours": "دين سدده حساب آخر لك",
  "Credits that an account owes, and a freeze, count for a new account of the same person until they have ended. For this alone we keep codes of the address, sign-ins and cards, which cannot be turned back into them.":
    "الرصيد الذي يدين به حساب، وكذلك التجميد، يسريان على أي حساب جديد للشخص نفسه حتى ينتهيا. ولهذا الغرض وحده نحتفظ برموز للعنوان ووسائل تسجيل الدخول والبطاقات، لا يمكن استرجاعها منها.",
} satisfies Translated<"ar", typeof german>;
