import type { NumberPrice } from "#contract/money/tariff.ts";
import { refusalMessage } from "#contract/refusals.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { useAreNumberingPlansLost } from "#web/number/numbering-plans.ts";
import { useTariff } from "#web/number/tariff/price-queries.ts";
import type { NumberWithText, Reading } from "#web/number/typed-number.ts";
import { say } from "#words/say.ts";
import { t, tn } from "#words/translate.ts";

export type TypedPrice =
  | { state: "none" | "looking" }
  /** The code that reads the number did not load. */
  | { state: "lost" }
  /** The text means several numbers, of which the user is to choose one. */
  | { state: "several"; choices: readonly NumberWithText[]; emergency: string | undefined }
  /** Not a number yet, or one that may not be called; the sentence says why. */
  | { state: "short" | "refused" | "failed"; message: string }
  /** `old` while the price still belongs to the previous number. */
  | { state: "priced"; price: NumberPrice; old: boolean };

export function useNumberPrice(reading: Reading): TypedPrice {
  const number = reading.is === "number" ? reading.number : null;
  const tariff = useTariff(number);
  const isLost = useAreNumberingPlansLost();
  switch (reading.is) {
    case "none":
      return { state: "none" };
    case "unread":
      return { state: isLost ? "lost" : "looking" };
    case "several":
      return { state: "several", choices: reading.choices, emergency: reading.emergency?.number };
    case "beginning":
      return { state: "short", message: wholeNumberWanted(reading.missing) };
    case "refused":
      return { state: "refused", message: say(refusalMessage(reading.why)) };
    case "number":
      return priceOf(tariff);
  }
}

function wholeNumberWanted(missing: number | undefined): string {
  if (missing === undefined) return t("Enter the whole number to see its price.");
  return tn(
    missing,
    "Enter the whole number: {n} digit is missing.",
    "Enter the whole number: {n} digits are missing.",
  );
}

/** True when the user's own settings exclude the number's country. */
export function isForbidden(price: TypedPrice): boolean {
  return price.state === "priced" && !price.old && price.price.allowed === false;
}

function priceOf(tariff: ReturnType<typeof useTariff>): TypedPrice {
  if (tariff.isError) {
    const message = serverMessage(tariff.error);
    if (message === undefined) return { state: "failed", message: t("The price could not be loaded.") };
    return { state: statusOf(tariff.error) < 500 ? "refused" : "failed", message };
  }
  if (tariff.data) return { state: "priced", price: tariff.data, old: tariff.isPlaceholderData };
  return { state: "looking" };
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);
