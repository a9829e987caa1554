import { queryOptions } from "@tanstack/react-query";
import { type SavedCard, savedCardRoutes } from "#contract/money/saved-cards.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";

/** The provider is asked again after this time about a card that it has not confirmed to have forgotten. */
const removalCheck_ms = 15_000;

export const savedCardsQuery = queryOptions({
  queryKey: queryKeys.savedCards,
  queryFn: ({ signal }) => callApi(savedCardRoutes.list, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some(({ isBeingRemoved }) => isBeingRemoved) ? removalCheck_ms : false,
});

/** "Expires 12/34", as it is printed on the card. */
export function expiryInWords({ expires: { year, month } }: Pick<SavedCard, "expires">): string {
  const date = `${String(month).padStart(2, "0")}/${String(year % 100).padStart(2, "0")}`;
  return t("Expires {date}", { date: leftToRight(date) });
}
