import { type CallRate, costsMore } from "#contract/money/pricing.ts";
import { readShownRate } from "#contract/money/shown-rate.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { Deck } from "#domain/tariff/decks/deck.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";

/** A verified number of a user, by the id of its caller ID. */
export interface ForwardTarget {
  id: string;
  carrier: CarrierId;
  number: E164;
}

/** A number to which the calls to another may go on, with the price of both together. */
export interface ForwardChoice extends ForwardTarget {
  /** ISO 3166-1 alpha-2. */
  country: string;
  rate: CallRate;
  refusesCallerIds: boolean;
}

/** A call goes on to this number, and shows another: the caller's, or the operator's for null. */
export interface Forward extends Pick<ForwardChoice, "number" | "country" | "rate"> {
  shows: E164 | null;
}

/** The reason for which the pages ring although a number is chosen. */
export type ForwardProblem = "not_verified" | "dearer";

export interface ForwardingNumber {
  carrier: CarrierId;
  inboundPerMinute_mc: number;
  forwardsTo: string | null;
  forwardRate: string | null;
}

export function inboundRate(perMinute_mc: number): CallRate {
  return { perMinute_mc, connect_mc: 0, minimum_s: 60, increment_s: 60 };
}

/** The targets that the number's carrier reaches and the deck prices. The minute costs both, in the steps of the target. */
export function forwardChoices(
  deck: Deck,
  { carrier, inboundPerMinute_mc }: ForwardingNumber,
  targets: readonly ForwardTarget[],
): ForwardChoice[] {
  return targets.flatMap((target) => {
    const quote = target.carrier === carrier ? quoteNumber(deck, target.number) : undefined;
    if (!quote || isRefusal(quote)) return [];
    const { country, refusesCallerIds = false } = quote;
    const rate = { ...quote.rate, perMinute_mc: quote.rate.perMinute_mc + inboundPerMinute_mc };
    return [{ ...target, country, rate, refusesCallerIds }];
  });
}

/** The choice that counts now, or the reason for which none does; undefined where none was made. */
export function chosenForward(
  number: ForwardingNumber,
  choices: readonly ForwardChoice[],
  longestCall_s: number,
): ForwardChoice | ForwardProblem | undefined {
  if (number.forwardsTo === null) return undefined;
  const choice = choices.find(({ id }) => id === number.forwardsTo);
  if (!choice) return "not_verified";
  const agreed = readShownRate(number.forwardRate ?? "");
  return agreed && !costsMore(choice.rate, agreed, longestCall_s) ? choice : "dearer";
}
