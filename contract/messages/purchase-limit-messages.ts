import type { PurchaseAllowance } from "#contract/money/purchase-allowance.ts";
import { counted, type Message, message, sentences } from "./message.ts";
import { waitWords } from "./wait-words.ts";

export const purchaseLimitMessages = {
  tooManyDeclines: (wait_s = 60) =>
    message("Too many cards were declined. Please wait {wait} before you start another payment.", {
      wait: waitWords(wait_s),
    }),
  tooManyStarted: (wait_s = 60) =>
    message("You have started many payments. Please wait {wait} before you start another one.", {
      wait: waitWords(wait_s),
    }),
  capReached: "This is more than a new account may buy now.",
  overCap: (allowance: PurchaseAllowance) =>
    sentences("This is more than a new account may buy.", capInWords(allowance)),
  cap: capInWords,
  ended:
    "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.",
} as const;

/** The cap of a new account, what is left of it and when it ends. */
function capInWords({
  perDayUsd,
  perWeekUsd,
  purchasesPerDay,
  newDays,
  leftUsd,
  moreAt,
  endsAt,
}: PurchaseAllowance): Message {
  const usd = (amount: number) => ({ amount, currency: "USD" }) as const;
  const capSentence =
    "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.";
  return sentences(
    counted(purchasesPerDay, capSentence, capSentence, { day: usd(perDayUsd), week: usd(perWeekUsd) }),
    message("You have {amount} left now.", { amount: usd(leftUsd) }),
    ...(moreAt === null ? [] : [message("You will have more on {moment}.", { moment: { moment: moreAt } })]),
    endsAt === null
      ? counted(
          newDays,
          "The limit ends a day after your first purchase.",
          "The limit ends {n} days after your first purchase.",
        )
      : message("The limit ends on {moment}.", { moment: { moment: endsAt } }),
  );
}
