import { type RechargeWish, rechargeConsentVersion } from "#contract/money/recharge.ts";

/** A rule as most tests turn it on: below 20 credits, 200 for $20.00, at most $40.00 a month. */
export const plainRecharge = {
  below: 20,
  amountUsd: 20,
  currency: "USD",
  monthlyLimit: 40,
  timeZone: "Europe/London",
  consent: { version: rechargeConsentVersion, language: "en" },
} as const satisfies Partial<RechargeWish>;
