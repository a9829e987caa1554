import { withheldNumber } from "#contract/calls/call-status.ts";
import { type CallRate, costsMore } from "#contract/money/pricing.ts";
import { readShownRate } from "#contract/money/shown-rate.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { CallNumber, CarrierId } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { type DialTarget, dialCall } from "#domain/calls/meter/carrier-limit.ts";
import type { CallInstructions } from "#domain/calls/voice-carrier.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import type { CalledNumber } from "./incoming-deps.ts";
import { ring_s } from "./ring-pages.ts";

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

type ForwardingNumber = Pick<CalledNumber, "carrier" | "inboundPerMinute_mc" | "forwardsTo" | "forwardRate">;

export function inboundRate(perMinute_mc: number): CallRate {
  return { perMinute_mc, connect_mc: 0, minimum_s: 60, increment_s: 60 };
}

/** The targets that the number's carrier reaches and the deck prices. The minute costs both, in the steps of the target. */
export function forwardChoices(
  deck: CallDeps["deck"],
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

/**
 * Decides anew at each call: without a choice that counts the pages ring. Those who call from the number that it would go on to
 * reach the pages too.
 */
export async function forwardOf(
  deps: CallDeps,
  number: CalledNumber,
  from: CallNumber,
): Promise<Forward | undefined> {
  if (number.forwardsTo === null) return undefined;
  const choices = forwardChoices(deps.deck, number, await deps.incoming.forwardTargets(number.userId));
  const choice = chosenForward(number, choices, deps.limits.longestCall_s);
  if (typeof choice !== "object" || choice.number === from) return undefined;
  const { number: to, country, rate, refusesCallerIds } = choice;
  return { number: to, country, rate, shows: refusesCallerIds || from === withheldNumber ? null : from };
}

/** Dials as an outgoing call is dialled, and rings as long as the pages would. */
export function forwardCall(deps: CallDeps, target: DialTarget): CallInstructions {
  return { ...dialCall(deps, target), ring_s, isForwarded: true };
}
