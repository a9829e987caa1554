import { creditsFromMillicredits } from "#contract/money.ts";
import { type CallRate, callCost_mc } from "#contract/pricing.ts";

/** What the shortest answered call costs at this rate, in credits; with less nobody is put through. */
export function leastCredits(rate: CallRate): number {
  return creditsFromMillicredits(callCost_mc(rate, 1));
}
