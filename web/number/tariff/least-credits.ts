import { creditsFromMillicredits } from "#contract/money/money.ts";
import { type CallRate, callCost_mc } from "#contract/money/pricing.ts";

/** Cost of the shortest answered call at a rate, in credits. */
export function leastCredits(rate: CallRate): number {
  return creditsFromMillicredits(callCost_mc(rate, 1));
}
