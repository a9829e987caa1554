import { useQueries } from "@tanstack/react-query";
import { mostPricedNumbers, tariffRoutes } from "#contract/money/tariff.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { minuteInWords } from "#web/number/tariff/price-words.ts";

/** Prices of listed numbers: "1 credit, $0.10 a minute". None for a number that cannot be called, or not known yet. */
export function useMinutePrices(numbers: readonly E164[]): ReadonlyMap<E164, string> {
  const money = useCreditMoney();
  const answers = useQueries({ queries: parts(numbers).map(pricesQuery) });
  const prices = answers.flatMap(({ data }) => data?.prices ?? []);
  return new Map(prices.map(({ number, rate }) => [number, minuteInWords(rate, money)]));
}

const pricesQuery = (numbers: E164[]) => ({
  queryKey: queryKeys.numberPrices(numbers),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(tariffRoutes.numbers, { body: { numbers } }, { signal }),
  staleTime: 10 * 60_000,
});

function parts(numbers: readonly E164[]): E164[][] {
  const count = Math.ceil(numbers.length / mostPricedNumbers);
  return Array.from({ length: count }, (_, index) =>
    numbers.slice(index * mostPricedNumbers, (index + 1) * mostPricedNumbers),
  );
}
