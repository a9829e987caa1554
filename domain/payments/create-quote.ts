import type { Currency } from "#contract/money/currencies.ts";
import { quoteLifetime_ms } from "#contract/money/payments.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { currentRates } from "#domain/money/exchange-rates.ts";
import { customPrice, presetPrice } from "#domain/money/price.ts";
import { refuseCurrency, refuseOtherValue, refuseWhenOff } from "./limits/refuse-purchase.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { StoredQuote } from "./payment-store.ts";

export interface QuoteRequest {
  kind: "preset" | "custom";
  /** USD for a preset, `currency` for a custom amount. */
  amount: number;
  currency: Currency;
}

/**
 * Fixes a price for this user's wallet for 15 minutes. Refuses `invalid_amount`, `currency_not_offered`, and `unavailable`
 * while purchases are off.
 */
export async function createQuote(
  deps: Pick<PaymentDeps, "transaction" | "clock" | "ids">,
  user: WalletUser,
  { kind, amount, currency }: QuoteRequest,
): Promise<StoredQuote | Refusal> {
  return deps.transaction(async (stores) => {
    const off = await refuseWhenOff(stores);
    if (off) return off;
    const market = await currentRates(stores.rates);
    const refused =
      refuseOtherValue(market.settings) ?? (await refuseCurrency(stores, user, currency, market.settings));
    if (refused) return refused;
    const price =
      kind === "preset" ? presetPrice(amount, currency, market) : customPrice(amount, currency, market);
    if (isRefusal(price)) return price;
    const expiresAt = new Date(deps.clock.now().getTime() + quoteLifetime_ms);
    const quote: StoredQuote = { ...price, id: deps.ids.uuid(), walletId: user.walletId, expiresAt };
    await stores.quotes.add(quote);
    return quote;
  });
}
