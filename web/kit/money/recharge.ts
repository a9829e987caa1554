import { queryOptions } from "@tanstack/react-query";
import type { ServerEvent } from "#contract/events.ts";
import { pauseMessage, rechargeDeclineMessages } from "#contract/messages/recharge-messages.ts";
import { rechargeRoutes } from "#contract/money/recharge.ts";
import { rechargeFinishPath } from "#contract/pages/paths.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { chosenCurrency } from "#web/kit/kept/chosen-currency.ts";
import { t } from "#words/translate.ts";

/** The user's rule. The prices of what it may buy are in its own currency, and without a rule in the user's. */
export const rechargeQuery = queryOptions({
  queryKey: queryKeys.recharge,
  queryFn: async ({ signal }) => {
    const ask = (currency: ReturnType<typeof chosenCurrency>) =>
      callApi(rechargeRoutes.state, { query: { currency } }, { signal });
    const state = await ask(chosenCurrency());
    const currency = state.rule?.currency;
    return currency === undefined || currency === state.offers[0]?.currency ? state : ask(currency);
  },
});

/** The one toast about what the rule did last. */
export const rechargeToast = "recharge";

type Failure = Pick<Extract<ServerEvent, { type: "recharge_failed" }>, "because" | "decline" | "paymentId">;

export function pauseInWords({ because, decline, paymentId }: Failure): string {
  const pause = t(pauseMessage({ because, paymentId }));
  return decline === null ? pause : `${pause} ${t(rechargeDeclineMessages[decline])}`;
}

/** Page on which the bank's question about a purchase of the rule is answered. */
export function finishAddress(paymentId: string): string {
  return `${rechargeFinishPath}?payment=${paymentId}`;
}
