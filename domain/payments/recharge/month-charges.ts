import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { monthOf } from "#domain/local-midnights.ts";
import { currentRates, type RateStore } from "#domain/money/exchange-rates.ts";
import { chargeOfCredits } from "#domain/money/price.ts";
import type { ChargedMonth, RechargeRule, RechargeStore } from "./recharge-store.ts";

interface MonthCharges {
  month: ChargedMonth & { end: Date };
  /** The sum of the charges that are paid or under way, in the rule's currency. */
  charged_minor: number;
  isPending: boolean;
}

/**
 * Sums this month's charges of a user's rules, earlier ones included, in today's rule's currency. A charge in another
 * currency counts at today's price of its credits. A refund frees nothing.
 */
export async function monthCharges(
  { recharge, rates }: { recharge: Pick<RechargeStore, "charges">; rates: RateStore },
  { id, walletId }: WalletUser,
  { currency, timeZone }: Pick<RechargeRule, "currency" | "timeZone">,
  now: Date,
): Promise<MonthCharges> {
  const month = { ...monthOf(now, timeZone), currency };
  const { charged_minor, other_mc, isPending } = await recharge.charges({ id, walletId }, month);
  const perUsd_e6 = other_mc === 0 ? undefined : (await currentRates(rates)).rates[currency];
  // A rule whose currency has lost its rate buys nothing.
  const other_minor = perUsd_e6 === undefined ? 0 : chargeOfCredits(other_mc, currency, perUsd_e6);
  return { month, charged_minor: charged_minor + other_minor, isPending };
}
