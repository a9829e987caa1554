import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { CallCaps } from "#contract/money/talk-time.ts";
import type { TariffQuote } from "#contract/money/tariff.ts";
import type { CallDeps } from "./call-deps.ts";
import type { EligibilityQuery } from "./call-store.ts";

/** The money that pays for the calls of a user. */
export interface CallFunds {
  available_mc: number;
  /** Limits that may end a call before the balance does. */
  caps: CallCaps;
  /** False when the user's own settings keep calls to this country away. */
  allowed: boolean;
}

/** In the limits an open call's hold counts as not yet spent, as it does in the balance. */
export async function callFunds(
  {
    connection,
    clock,
    limits: { caller: limits, longestCall_s },
  }: Pick<CallDeps, "connection" | "clock" | "limits">,
  caller: Pick<EligibilityQuery, "walletId" | "userId" | "sessionId">,
  { number, country, rate: { perMinute_mc } }: TariffQuote,
): Promise<CallFunds> {
  const query = {
    ...caller,
    number,
    country,
    perMinute_mc,
    at: clock.now(),
    limits,
  };
  const { available_mc, spent_mc, hourSpent_mc, held_mc, countryAllowed } = await connection(({ calls }) =>
    calls.eligibility(query),
  );
  const left_mc = Math.min(limits.spendPerDay_mc - spent_mc, limits.spendPerHour_mc - hourSpent_mc);
  const spendableCredits = creditsFromMillicredits(Math.max(0, left_mc + held_mc));
  return { available_mc, caps: { longestCall_s, spendableCredits }, allowed: countryAllowed };
}
