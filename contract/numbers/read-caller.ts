import { isRefusal } from "#contract/refusals.ts";
import { type E164, e164Schema } from "./phone-number.ts";
import { numberServed, readNationalNumber, readNumber } from "./read-number.ts";

/**
 * Reads the number of a caller. Carriers pass what the caller's exchange has sent, with a zero behind the country code
 * ("+4407911123456"), as Mexico wrote it until 2019, or as people in the country of the called number write it. A number of no plan
 * stays as it was shown; null for text that is none.
 */
export function readCaller(shown: string, called: E164): E164 | null {
  const [, plus, digits = ""] = /^(\+?)(\d+)$/.exec(shown) ?? [];
  if (digits === "") return null;
  const isWhole = digits.startsWith("00") || (plus === "+" && !digits.startsWith("0"));
  const number = readNumber(isWhole ? shown : "");
  if (!isRefusal(number)) return number;
  const served = numberServed(called);
  const national = isWhole || isRefusal(served) ? null : readNationalNumber(digits, served.country);
  return national ?? e164Schema.safeParse(shown).data ?? null;
}
