import { queryOptions, useQuery } from "@tanstack/react-query";
import { minimumPurchaseUsd } from "#contract/constants.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { regionsOf } from "#contract/money/default-currency.ts";
import { paymentRoutes } from "#contract/money/payments.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { localAmount } from "#web/kit/money/local-amount.ts";
import { ratesQuery } from "#web/kit/money/rates-query.ts";
import { useDebt } from "#web/kit/money/wallet-debt.tsx";
import { customAmount } from "./custom-amount.ts";
import { lastChoice, leastChoiceFor } from "./first-choice.ts";
import type { Choice } from "./quote-query.ts";

export const habitsQuery = queryOptions({
  queryKey: queryKeys.purchaseHabits,
  queryFn: ({ signal }) => {
    const [region] = regionsOf(navigator.languages);
    return callApi(paymentRoutes.habits, { query: { region } }, { signal });
  },
});

export const leastChoice: Choice = { kind: "preset", amount: minimumPurchaseUsd };

/** The custom amount that was typed before the page was left, such as at the end of a session. */
export function typedBefore(currency: Currency): Choice | undefined {
  const kept = drafts.read("amount");
  if (kept.currency !== currency || kept.amount === undefined) return undefined;
  const amount = customAmount(kept.amount, localAmount(minimumPurchaseUsd, currency, undefined));
  return amount === null ? undefined : { kind: "custom", amount };
}

/** The amount chosen at arrival; null until it is known what was bought last and what the balance lacks. */
export function useFirstChoice(currency: Currency): Choice | null {
  const habits = useQuery(habitsQuery);
  const debt = useDebt();
  const rates = useQuery(ratesQuery).data?.rates;
  if (isAwaited(habits) || debt === undefined) return null;
  const least = debt?.creditsToCall ?? 0;
  return lastChoice(habits.data?.lastPurchase, currency, least) ?? leastChoiceFor(least, currency, rates);
}
