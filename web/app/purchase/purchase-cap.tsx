import { queryOptions, useQuery } from "@tanstack/react-query";
import { purchaseLimitMessages } from "#contract/messages/money-messages.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { type PurchaseAllowance, paymentRoutes, type Quote } from "#contract/money/payments.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { largestAmount } from "#web/kit/money/local-amount.ts";
import { pageLimits } from "#web/kit/money/market.ts";
import { ratesQuery } from "#web/kit/money/rate-note.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { say } from "#words/say.ts";

const allowanceQuery = queryOptions({
  queryKey: queryKeys.allowance,
  queryFn: async ({ signal }) => (await callApi(paymentRoutes.allowance, {}, { signal })).allowance,
});

/** Amount in USD that a new account may still buy; undefined for other accounts, and until it is known. */
export function useLeftUsd(): number | undefined {
  return useQuery(allowanceQuery).data?.leftUsd;
}

const again_ms = 60_000;

/** Says why an amount is more than a new account may buy now. Shows nothing for other amounts and accounts. */
export function PurchaseCap({ quote }: { quote: Pick<Quote, "amountUsd" | "currency"> }) {
  const isOver = (allowance: PurchaseAllowance | null | undefined) =>
    allowance !== null && allowance !== undefined && quote.amountUsd > allowance.leftUsd;
  const { data: allowance } = useQuery({
    ...allowanceQuery,
    // More may be left in a while.
    refetchInterval: ({ state }) => (isOver(state.data) ? again_ms : false),
  });
  const rates = useQuery(ratesQuery).data?.rates;
  if (!allowance || !isOver(allowance)) return null;
  const left = largestAmount(allowance.leftUsd, quote.currency, rates);
  return <Alert tone="warn">{say(capInWords(allowance, quote.currency, left))}</Alert>;
}

/** In the reader's time zone: the server words moments in UTC. */
function capInWords(
  { leftUsd, moreAt, endsAt, newDays }: PurchaseAllowance,
  currency: Currency,
  amount: number,
) {
  return purchaseLimitMessages.cap({
    left: leftUsd < pageLimits().leastUsd ? null : { amount, currency },
    moreAt: moreAt === null || moreAt === endsAt ? null : formatDateTime(moreAt),
    endsAt: endsAt === null ? null : formatDateTime(endsAt),
    newDays,
  });
}
