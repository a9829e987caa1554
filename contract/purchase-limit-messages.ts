import { t, tn } from "#words/translate.ts";
import { formatMoney } from "./currencies.ts";
import { momentInWords } from "./moment-words.ts";
import type { PurchaseAllowance } from "./purchase-allowance.ts";
import { waitWords } from "./wait-words.ts";

/** What the product says about limits of purchases. */
export const purchaseLimitMessages = {
  tooManyDeclines: (wait_s = 60) =>
    t("Too many cards were declined. Please wait {wait} before you start another payment.", {
      wait: waitWords(wait_s),
    }),
  tooManyStarted: (wait_s = 60) =>
    t("You have started many payments. Please wait {wait} before you start another one.", {
      wait: waitWords(wait_s),
    }),
  capReached: "This is more than a new account may buy now.",
  overCap: (allowance: PurchaseAllowance) =>
    `${t("This is more than a new account may buy.")} ${capInWords(allowance)}`,
  cap: capInWords,
  ended:
    "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.",
} as const;

/** The cap of a new account, what is left of it and when it ends. */
function capInWords({
  perDayUsd,
  perWeekUsd,
  purchasesPerDay,
  leftUsd,
  ...times
}: PurchaseAllowance): string {
  const usd = (amount: number) => formatMoney(amount, "USD");
  const capSentence =
    "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.";
  const cap = tn(purchasesPerDay, capSentence, capSentence, { day: usd(perDayUsd), week: usd(perWeekUsd) });
  const left = t("You have {amount} left now.", { amount: usd(leftUsd) });
  const more =
    times.moreAt === null
      ? []
      : [t("You will have more on {moment}.", { moment: momentInWords(times.moreAt) })];
  const end =
    times.endsAt === null
      ? tn(
          times.newDays,
          "The limit ends a day after your first purchase.",
          "The limit ends {n} days after your first purchase.",
        )
      : t("The limit ends on {moment}.", { moment: momentInWords(times.endsAt) });
  return [cap, left, ...more, end].join(" ");
}
