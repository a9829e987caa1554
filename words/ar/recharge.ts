import type { Translated } from "#words/catalogue.ts";
import type { recharge as german } from "#words/de/recharge.ts";

export const recharge = {
  "Unable to load your automatic recharge. Please try again.":
    "تعذّر تحميل إعدادات الشحن التلقائي. يُرجى المحاولة مرة أخرى.",
  "Your automatic recharge could not be saved. Nothing has changed. Please try again.":
    "تعذّر حفظ الشحن التلقائي. لم يتغير شيء. يُرجى المحاولة مرة أخرى.",
  "Automatic recharge could not be turned off. Please try again.":
    "تعذّر إيقاف الشحن التلقائي. يُرجى المحاولة مرة أخرى.",
  "Please choose one of the offered amounts.": "يُرجى اختيار أحد المبالغ المعروضة.",
  "The monthly limit must allow at least one purchase. Please choose a higher one.":
    "يجب أن يكفي الحد الشهري لعملية شراء واحدة على الأقل. يُرجى اختيار حد أعلى.",
  "Please choose a lower monthly limit.": "يُرجى اختيار حد شهري أقل.",
  "Please confirm that your card may be charged by this rule.":
    "يُرجى تأكيد السماح بالخصم من البطاقة وفق هذه القاعدة.",
  "The bank of this card does not allow further charges by this rule. Please choose another card.":
    "لا يسمح بنك هذه البطاقة بمزيد من الخصم وفق هذه القاعدة. يُرجى اختيار بطاقة أخرى.",
  "This card was declined three times. Please choose another card, or this one 30 days after it was declined last.":
    "رُفضت هذه البطاقة ثلاث مرات. يُرجى اختيار بطاقة أخرى، أو هذه البطاقة بعد 30 يومًا من آخر رفض.",
  "Another user of this balance has turned on automatic recharge.":
    "فعّل مستخدم آخر لهذا الرصيد الشحن التلقائي.",
  "Automatic recharge was changed elsewhere. Please look at it and try again.":
    "عُدّل الشحن التلقائي في مكان آخر. يُرجى مراجعته والمحاولة مجددًا.",
  "Automatic recharge pays with this card and is turned off when you remove it.":
    "يدفع الشحن التلقائي بهذه البطاقة، وسيتوقف عند إزالتها.",
  "Automatic recharge is not on.": "الشحن التلقائي غير مُفعَّل.",
  "This link has been used or has expired. You can turn automatic recharge off in Settings.":
    "هذا الرابط مستخدم أو منتهي الصلاحية. يمكن إيقاف الشحن التلقائي من الإعدادات.",
  "This link belongs to another user. Log out first to use it.":
    "هذا الرابط يخص مستخدمًا آخر. يُرجى تسجيل الخروج أولًا لاستخدامه.",
  "This payment can no longer be finished. Nothing was charged.":
    "لم يعد من الممكن إتمام عملية الدفع هذه. لم يُخصم أي مبلغ.",
  "This payment is finished already. Nothing more is charged.":
    "اكتملت هذه الدفعة من قبل. لن يُخصم أي مبلغ آخر.",
  "Your bank is still working on this payment. Please look again in a few minutes.":
    "لا يزال البنك يعالج هذه الدفعة. يُرجى التحقق مرة أخرى بعد بضع دقائق.",
  "Automatic recharge is paused because a payment was not confirmed to your bank in time. Nothing was charged.":
    "الشحن التلقائي متوقف مؤقتًا لأن إحدى الدفعات لم تُؤكَّد لدى البنك في الوقت المحدد. لم يُخصم أي مبلغ.",
  "With your confirmation you also agree to the following, so that your bank need not ask next time:":
    "بالتأكيد تتم الموافقة أيضًا على ما يلي، كي لا يحتاج البنك إلى السؤال في المرة القادمة:",
  "I allow this card to be charged by this rule without asking me each time, until I turn it off or it ends by itself.":
    "أسمح بالخصم من هذه البطاقة وفق هذه القاعدة دون سؤالي في كل مرة، إلى أن أوقفها أو تنتهي من تلقاء نفسها.",
  "At most {limit} in any calendar month.": "بحد أقصى {limit} في أي شهر ميلادي.",
  "When your balance falls below {below}, {credits} are bought for {price}.":
    "عندما ينخفض رصيدك المتاح عن {below}، يُشترى {credits} مقابل {price}.",
  "During a call the credits are bought early enough that the call goes on, also while the balance is still higher.":
    "أثناء المكالمة يُشترى الرصيد في وقت يكفي لاستمرارها، حتى إن كان الرصيد المتاح لا يزال أعلى.",
  "Automatic recharge is on.": "الشحن التلقائي مُفعَّل.",
  "Automatic recharge is off. No card is charged any more.":
    "الشحن التلقائي متوقف. لن يُخصم من أي بطاقة بعد الآن.",
  "Recharged: {credits}, your call goes on": "تم الشحن: {credits}، مكالمتك مستمرة",
  "Recharged: {credits}": "تم الشحن: {credits}",
  "Automatic recharge waits for you: your bank wants you to confirm the payment.":
    "الشحن التلقائي في انتظارك: يطلب البنك تأكيد عملية الدفع.",
  "Automatic recharge is paused because your bank declined the card.":
    "الشحن التلقائي متوقف مؤقتًا لأن البنك رفض البطاقة.",
  "Automatic recharge is paused because your bank does not allow this card to be charged again.":
    "الشحن التلقائي متوقف مؤقتًا لأن البنك لا يسمح بالخصم من هذه البطاقة مرة أخرى.",
  "Automatic recharge is paused until next month because this month's limit has been reached.":
    "الشحن التلقائي متوقف مؤقتًا حتى الشهر القادم لأنه تم بلوغ حد هذا الشهر.",
  "Automatic recharge is paused because a new account may buy only so much.":
    "الشحن التلقائي متوقف مؤقتًا لأن مشتريات الحساب الجديد محدودة.",
  "Automatic recharge is paused because credits cannot be bought right now. It is tried again soon.":
    "الشحن التلقائي متوقف مؤقتًا لأنه يتعذر شراء الرصيد الآن. ستُعاد المحاولة قريبًا.",
  "Automatic recharge is paused by our support.": "أوقف فريق الدعم لدينا الشحن التلقائي مؤقتًا.",
  "You have turned it off.": "لقد أوقفته بنفسك.",
  "It was turned off with the link of a mail.": "أُوقف عبر رابط في رسالة بريد إلكتروني.",
  "Its card has been removed.": "أُزيلت بطاقته.",
  "Its card has expired.": "انتهت صلاحية بطاقته.",
  "Money of a purchase has gone back to your card.": "أُعيد مبلغ عملية شراء إلى بطاقتك.",
  "A payment was disputed at your bank.": "رُفع نزاع على إحدى عمليات الدفع لدى البنك.",
  "Your account has been frozen.": "جُمِّد حسابك.",
  "Its card was declined three times.": "رُفضت بطاقته ثلاث مرات.",
  "There is not enough money on the card.": "لا يوجد مال كافٍ في البطاقة.",
  "The card has expired.": "انتهت صلاحية البطاقة.",
  "The card's own limit is reached.": "تم بلوغ الحد الخاص بالبطاقة.",
  "The bank has blocked the card or closed its account.": "حظر البنك البطاقة أو أغلق حسابها.",
  "The bank could not answer.": "لم يتمكن البنك من الرد.",
  "The bank gave no reason.": "لم يذكر البنك سببًا.",
  "Automatic recharge": "الشحن التلقائي",
  "Turn off automatic recharge": "إيقاف الشحن التلقائي",
  "Credits are bought with a saved card when your balance falls, so that no call is cut off.":
    "عند انخفاض رصيدك المتاح يُشترى رصيد ببطاقة محفوظة، حتى لا تنقطع أي مكالمة.",
  "Your saved card {card} has expired. To save another one, tick “Save this card for next time” when you pay.":
    "انتهت صلاحية البطاقة المحفوظة {card}. لحفظ بطاقة أخرى، يُرجى تحديد «حفظ هذه البطاقة للمرة القادمة» عند الدفع.",
  "It needs a saved card. To save one, tick “Save this card for next time” when you pay.":
    "يحتاج ذلك إلى بطاقة محفوظة. لحفظ بطاقة، يُرجى تحديد «حفظ هذه البطاقة للمرة القادمة» عند الدفع.",
  "When my balance falls below": "عندما ينخفض رصيدي المتاح عن",
  Buy: "شراء",
  "Monthly limit": "الحد الشهري",
  "{amount} ({n} purchases)": {
    zero: "{amount} (بلا عمليات شراء)",
    one: "{amount} (عملية شراء واحدة)",
    two: "{amount} (عمليتا شراء)",
    few: "{amount} ({n} عمليات شراء)",
    many: "{amount} ({n} عملية شراء)",
    other: "{amount} ({n} عملية شراء)",
  },
  "Your balance is below that already: the first purchase is made as soon as you turn it on.":
    "رصيدك المتاح أقل من ذلك بالفعل: ستتم أول عملية شراء فور التفعيل.",
  "To have your card charged, or more than before, confirm that it is you.":
    "للخصم من بطاقتك، أو لخصم أكثر من قبل، يُرجى تأكيد أنك صاحب الحساب.",
  "Turn on": "تفعيل",
  "Save changes": "حفظ التغييرات",
  Paused: "متوقف مؤقتًا",
  "Spent this month": "المُنفَق هذا الشهر",
  "{spent} of {limit}": "{spent} من {limit}",
  "This card is no longer saved.": "لم تعد هذه البطاقة محفوظة.",
  "Next try: {moment}.": "المحاولة التالية: {moment}.",
  "To go on, press “Change” and choose a card.": "للمتابعة، يُرجى الضغط على «تغيير» واختيار بطاقة.",
  "To go on, press “Change” and save the rule, with the same card or another one.":
    "للمتابعة، يُرجى الضغط على «تغيير» وحفظ القاعدة، بالبطاقة نفسها أو ببطاقة أخرى.",
  Change: "تغيير",
  "Turn off": "إيقاف",
  "Finish the payment": "إتمام الدفع",
  "Your bank wants you to confirm this payment.": "يطلب البنك تأكيد عملية الدفع هذه.",
  "Card: {card}": "البطاقة: {card}",
  "Pay {price} for {credits}": "ادفع {price} مقابل {credits}",
  "No more credits are then bought automatically. Your balance and your saved cards stay as they are.":
    "بعد ذلك لن يُشترى أي رصيد تلقائيًا. ويبقى رصيدك المتاح وبطاقاتك المحفوظة كما هي.",
} satisfies Translated<"ar", typeof german>;
