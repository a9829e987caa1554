import { formatMoney } from "./currencies.ts";
import type { PurchaseAllowance } from "./purchase-allowance.ts";
import { waitWords } from "./wait-words.ts";

/** What the product says about limits of purchases. */
export const purchaseLimitMessages = {
  tooManyDeclines: (wait_s = 60) =>
    `Too many cards were declined. Please wait ${waitWords(wait_s)} before you start another payment.`,
  tooManyStarted: (wait_s = 60) =>
    `You have started many payments. Please wait ${waitWords(wait_s)} before you start another one.`,
  capReached: "This is more than a new account may buy now.",
  overCap: (allowance: PurchaseAllowance) =>
    `This is more than a new account may buy. ${capInWords(allowance)}`,
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
  const cap = `A new account can buy for ${usd(perDayUsd)} a day and ${usd(perWeekUsd)} a week, in up to ${purchasesPerDay} purchases a day.`;
  const left = `You have ${usd(leftUsd)} left now.`;
  const more = times.moreAt === null ? [] : [`You will have more on ${momentInWords(times.moreAt)}.`];
  const end =
    times.endsAt === null
      ? `The limit ends ${times.newDays === 1 ? "a day" : `${times.newDays} days`} after your first purchase.`
      : `The limit ends on ${momentInWords(times.endsAt)}.`;
  return [cap, left, ...more, end].join(" ");
}

/** "November 23, 2026, 03:15 UTC". In UTC, so that the server and the page say the same. */
function momentInWords(moment: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    ...{ year: "numeric", month: "long", day: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" },
  });
  const parts = Object.fromEntries(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  return `${parts.month} ${parts.day}, ${parts.year}, ${parts.hour}:${parts.minute} UTC`;
}
