import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { timeouts_ms } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { paymentRoutes, type Quote, quoteLifetime_ms } from "#contract/money/payments.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { t } from "#words/translate.ts";
import { type Checkout, createCheckout, paymentProblem } from "./checkout.ts";

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

export async function openPrice(queries: QueryClient, choice: Choice, currency: Currency): Promise<Quote> {
  await callApi(paymentRoutes.test, {}, { timeout_ms: timeouts_ms.paymentTest });
  return queries.fetchQuery(quoteQuery(choice, currency));
}

/**
 * A checkout with a new quote for the same choice, in the place of an expired one.
 * @throws PaymentProblem with a sentence for the user.
 */
export async function renewedCheckout(
  queries: QueryClient,
  choice: Choice | null,
  currency: Currency,
): Promise<Checkout> {
  try {
    const quote = await queries.fetchQuery({ ...quoteQuery(choice, currency), staleTime: 0 });
    return createCheckout(callApi, quote);
  } catch (error) {
    throw paymentProblem(serverMessage(error) ?? t(messages.payment.initialiseFailed));
  }
}
