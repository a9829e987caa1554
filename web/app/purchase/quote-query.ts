import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Currency } from "#contract/money/currencies.ts";
import { paymentRoutes, quoteLifetime_ms } from "#contract/money/payments.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";

/** The chosen amount: USD for a preset, the currency's own units for a custom amount. */
export interface Choice {
  kind: "preset" | "custom";
  amount: number;
}

/** A quote must remain valid for 5 minutes when the card form opens. The server decides; its clock may be another. */
const fresh_ms = quoteLifetime_ms - 5 * 60_000;

/** The server's price for a choice, fixed for 15 minutes. */
export function quoteQuery(choice: Choice | null, currency: Currency) {
  return queryOptions({
    queryKey: queryKeys.quote(choice?.kind ?? "none", choice?.amount ?? 0, currency),
    queryFn: choice
      ? ({ signal }) => callApi(paymentRoutes.quotes, { body: { ...choice, currency } }, { signal })
      : skipToken,
    staleTime: fresh_ms,
    gcTime: 0,
  });
}
