import { useMemo } from "react";
import { regionsOf } from "#contract/money/default-currency.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { numberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { isNoAttempt, type Reading } from "#web/number/typed-number.ts";
import { type TypedPrice, useNumberPrice } from "./number-price.ts";

/** The price of a number that a visitor asks for. `country` (ISO 3166-1 alpha-2) is the one that the page is about. */
export function useAskedPrice(text: string, country?: string): TypedPrice {
  const isReady = useNumberingPlans(text !== "");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read again once the plans are here
  const reading = useMemo(() => readAsked(text, country), [text, country, isReady]);
  return useNumberPrice(reading);
}

function readAsked(text: string, country: string | undefined): Reading {
  const reading = numberingPlans()?.readAsked(text, country, regionsOf(navigator.languages));
  return reading ?? { is: isNoAttempt(tidyNumber(text)) ? "none" : "unread" };
}
