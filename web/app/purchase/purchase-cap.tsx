import { queryOptions, useQuery } from "@tanstack/react-query";
import { messages } from "#contract/messages/messages.ts";
import { paymentRoutes } from "#contract/money/payments.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { say } from "#words/say.ts";

const allowanceQuery = queryOptions({
  queryKey: queryKeys.allowance,
  queryFn: async ({ signal }) => (await callApi(paymentRoutes.allowance, {}, { signal })).allowance,
});

/** Amount that a new account may still buy, and a note if the chosen one is more. Shows nothing to other accounts. */
export function PurchaseCap({ amountUsd }: { amountUsd: number | undefined }) {
  const allowance = useQuery(allowanceQuery).data;
  if (!allowance) return null;
  const isOver = amountUsd !== undefined && amountUsd > allowance.leftUsd;
  return (
    <Alert tone={isOver ? "warn" : "info"}>
      {isOver ? say(messages.payment.overCap(allowance)) : say(messages.payment.cap(allowance))}
    </Alert>
  );
}
