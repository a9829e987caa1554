import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Currency } from "#contract/currencies.ts";
import { paymentRoutes, type Quote } from "#contract/payments.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The chosen amount: USD for a preset, the currency's own units for a custom amount. */
export interface Choice {
  kind: "preset" | "custom";
  amount: number;
}

/** How long a quote must remain valid when the card form opens. */
const remaining_ms = 5 * 60_000;

/** The server's price for a choice, fixed for 15 minutes. */
export function quoteQuery(choice: Choice | null, currency: Currency) {
  return queryOptions({
    queryKey: queryKeys.quote(choice?.kind ?? "none", choice?.amount ?? 0, currency),
    queryFn: choice
      ? ({ signal }) => callApi(paymentRoutes.quotes, { body: { ...choice, currency } }, { signal })
      : skipToken,
    staleTime: (query) => staleTime_ms(query.state.data),
    gcTime: 0,
  });
}

function staleTime_ms(quote: Quote | undefined): number {
  return quote ? Math.max(0, Date.parse(quote.expiresAt) - Date.now() - remaining_ms) : 0;
}
