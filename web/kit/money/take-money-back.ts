import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { timeouts_ms } from "#contract/constants.ts";
import { moneyBackMessages } from "#contract/messages/money-messages.ts";
import { type MoneyBackOffer, moneyBackRoutes } from "#contract/money/money-back.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";

export function useTakeMoneyBack({ paymentId, amount }: MoneyBackOffer, onDone?: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(moneyBackRoutes.take, { params: { id: paymentId }, body: { amount } }),
    onSuccess: (taken) => {
      const money = { amount: formatMoney(taken.amount, taken.currency) };
      toast.success(
        taken.state === "done"
          ? t("{amount} went back to your card. Your bank usually shows it within five to ten days.", money)
          : t("{amount} is on its way to your card. The list shows when it has left.", money),
      );
      onDone?.();
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(moneyBackMessages.failed)),
    onSettled: () =>
      Promise.all(
        [queryKeys.transactions, queryKeys.credits, queryKeys.settings].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** The user's purchases with unused credits. The history is shown without it too. */
export const moneyBackQuery = queryOptions({
  queryKey: queryKeys.moneyBack,
  queryFn: ({ signal }) => callApi(moneyBackRoutes.list, {}, { signal, timeout_ms: timeouts_ms.moneyBack }),
});
