import { readDialled } from "#contract/numbers/read-dialled.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import type { Reading } from "#web/number/typed-number.ts";
import { beginNumber } from "./begun-number.ts";
import { emergencyDialled, meaningOf } from "./read-typed.ts";

/**
 * Reads the text of a field without a plus of its own, in which visitors ask for a price. Without a country code the
 * number is one of the `named` country (ISO 3166-1 alpha-2). Without either, those of the `likely` countries are offered
 * beside the international one.
 */
export function readAsked(text: string, named: string | undefined, likely: readonly string[]): Reading {
  const { number, choices, ...dialled } = readDialled(text, named ? { countries: [named] } : { likely });
  const emergency = emergencyDialled(dialled.emergency, tidyNumber(text));
  if (choices.length === 0) return meaningOf(number, beginNumber(tidyNumber(text)), text, emergency);
  const withText = choices.map((one) => ({ number: one, text: `+${beginNumber(one.slice(1)).spaced}` }));
  return { is: "several", choices: withText, emergency };
}
