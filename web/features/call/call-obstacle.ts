import { minimumCallCredits } from "#contract/constants.ts";
import { messages } from "#contract/messages.ts";
import { formatCredits } from "#contract/money.ts";
import { leastCredits } from "./least-credits.ts";
import type { NumberQuote } from "./number-quote.ts";

interface Intention {
  /** E.164; null while the field is empty. */
  number: string | null;
  quote: NumberQuote;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
  isReady: boolean;
}

/**
 * What keeps a call from being started, in the order a person would mend it; null when the server may be asked, which
 * decides in any case.
 */
export function callObstacle({ number, quote, credits, isReady }: Intention): string | null {
  if (number === null) return messages.call.missingNumber;
  if (quote.state === "refused") return quote.message;
  if (credits !== undefined && credits < minimumCallCredits) return messages.call.noCredit;
  const least = quote.state === "priced" && !quote.old ? leastCredits(quote.price.rate) : minimumCallCredits;
  if (credits !== undefined && credits < least) return messages.call.needCredits(formatCredits(least));
  return isReady ? null : messages.call.deviceNotReady;
}
