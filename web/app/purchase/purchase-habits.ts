import { queryOptions, useQuery } from "@tanstack/react-query";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import type { Currency, Rates } from "#contract/money/currencies.ts";
import { regionsOf } from "#contract/money/default-currency.ts";
import { paymentRoutes } from "#contract/money/payments.ts";
import type { PurchaseHabits } from "#contract/money/purchase-habits.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { leastAmount, localAmount, maximumCustomAmount } from "#web/kit/money/local-amount.ts";
import { ratesQuery } from "#web/kit/money/rate-note.tsx";
import { useDebt } from "#web/kit/money/wallet-debt.tsx";
import { customAmount } from "./custom-amount.ts";
import { presetsIn } from "./presets.ts";
import type { Choice } from "./quote-query.ts";

export const habitsQuery = queryOptions({
  queryKey: queryKeys.purchaseHabits,
  queryFn: ({ signal }) => {
    const [region] = regionsOf(navigator.languages);
    return callApi(paymentRoutes.habits, { query: { region } }, { signal });
  },
});

/** The custom amount that was typed before the page was left, such as at the end of a session. */
export function typedBefore(currency: Currency): Choice | undefined {
  const draft = drafts.read("amount");
  if (draft.currency !== currency || draft.amount === undefined) return undefined;
  const amount = customAmount(draft.amount, leastAmount(currency, undefined));
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

/** The last purchase, when it brings at least these credits. A custom amount has another value in another currency. */
export function lastChoice(
  last: PurchaseHabits["lastPurchase"] | undefined,
  currency: Currency,
  least: number,
): Choice | undefined {
  if (!last || last.credits < least) return undefined;
  const same = presetsIn(currency, undefined).find(
    ({ choice, credits }) => choice.kind === "preset" && credits === last.credits,
  );
  if (same) return same.choice;
  return last.currency === currency ? { kind: "custom", amount: last.amount } : undefined;
}

/** The least preset that brings at least these credits; where none does, their price, or the most that can be typed. */
export function leastChoiceFor(credits: number, currency: Currency, rates: Rates | undefined): Choice {
  const preset = presetsIn(currency, rates).find((one) => one.credits >= credits);
  if (preset) return preset.choice;
  const price = localAmount(credits / creditsPerUsd(), currency, rates);
  return { kind: "custom", amount: Math.min(price, maximumCustomAmount(currency, rates)) };
}
