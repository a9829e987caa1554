import { minimumCallCredits } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { leastCredits } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { isForbidden, type TypedPrice } from "#web/number/price/number-price.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

interface Intention {
  /** Null while the field holds no valid number, or what reads it could not be loaded. */
  number: E164 | null;
  price: TypedPrice;
  /** The balance; undefined while it is not known. */
  credits: number | undefined;
  /** Reason why no call can be placed; null when the device can, or can still be opened. */
  notReady: string | null;
}

/** The sentence about the first obstacle to a call, in the order a user would resolve them. The server decides. */
export function callObstacle({ number, price, credits, notReady }: Intention): string | null {
  if (price.state === "none") return t(messages.call.missingNumber);
  if (price.state === "refused") return price.message;
  if (number === null) return price.state === "short" ? price.message : t(notLoadedSentence);
  if (isForbidden(price)) return t(messages.call.countryNotAllowed);
  if (credits !== undefined && credits < minimumCallCredits) return t(messages.call.noCredit);
  const least = price.state === "priced" && !price.old ? leastCredits(price.price.rate) : minimumCallCredits;
  if (credits !== undefined && credits < least) return say(messages.call.needCredits(least));
  return notReady;
}
