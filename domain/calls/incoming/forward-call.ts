import { withheldNumber } from "#contract/calls/call-status.ts";
import type { CallNumber } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { type DialTarget, dialCall } from "#domain/calls/meter/carrier-limit.ts";
import type { CallInstructions } from "#domain/calls/voice-carrier.ts";
import { chosenForward, type Forward, forwardChoices } from "./forward.ts";
import type { CalledNumber } from "./incoming-deps.ts";
import { ring_s } from "./ring-pages.ts";

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
