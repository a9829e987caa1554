import type { TariffQuote } from "#contract/tariff.ts";
import { ApiError, serverMessage } from "#web/lib/api-error.ts";
import { useTariff } from "#web/lib/tariff-query.ts";
import { isTooShort } from "./dialled-text.ts";

/** What is known of the number in the field before anybody dials it. */
export type NumberQuote =
  | { state: "none" | "short" | "looking" }
  /** It may not be called; the sentence says why. */
  | { state: "refused" | "failed"; message: string }
  /** `old` while it is still that of the number before. */
  | { state: "priced"; price: TariffQuote; old: boolean };

/** The price of the number in the field, E.164, or why it has none. */
export function useNumberQuote(number: string | null): NumberQuote {
  const tariff = useTariff(number);
  if (number === null) return { state: "none" };
  if (tariff.isError) {
    const message = serverMessage(tariff.error);
    if (message === undefined) return { state: "failed", message: "The price could not be loaded." };
    // Who is still typing has made no mistake yet.
    if (codeOf(tariff.error) === "number_not_valid" && isTooShort(number)) return { state: "short" };
    return { state: statusOf(tariff.error) < 500 ? "refused" : "failed", message };
  }
  if (tariff.data) return { state: "priced", price: tariff.data, old: tariff.isPlaceholderData };
  return { state: tariff.isFetching ? "looking" : "short" };
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);
const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
