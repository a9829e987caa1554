import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import metadata from "libphonenumber-js/max/metadata";
import * as z from "zod/mini";

/** Numbers of one kind (fixed, mobile, free...) of a country, by the pattern of its plan. */
export interface Plan {
  callingCode: string;
  /** Digits dialled before an area code within the country: 0 in most, 8 in Russia. */
  nationalPrefix: string;
  national: fc.Arbitrary<string>;
}

/** The library's metadata: a country is a list, whose element 5 is the national prefix, and 11 the kinds of numbers. */
const countrySchema = z.looseObject({
  0: z.string(),
  5: z.union([z.string(), z.literal(0), z.undefined()]),
  11: z.array(z.unknown()),
});

export const plans: Plan[] = Object.values(metadata.countries).flatMap((country) => {
  const { 0: callingCode, 5: nationalPrefix, 11: kinds } = countrySchema.parse({ ...country });
  return kinds.flatMap((kind) => {
    if (!Array.isArray(kind) || typeof kind[0] !== "string" || kind[0] === "") return [];
    const national = fc.stringMatching(new RegExp(`^(?:${kind[0]})$`));
    return [{ callingCode, nationalPrefix: nationalPrefix || "", national }];
  });
});

/** A plus and fifteen digits. Toll-free numbers of Japan can be longer, and cannot be called from abroad. */
const longestE164 = 16;

/** Numbers as E.164 writes them, and their plan. */
export function numbersOf(some: readonly Plan[]) {
  return fc.constantFrom(...some).chain((plan) =>
    plan.national
      .map((national) => ({ plan, national, number: `+${plan.callingCode}${national}` }))
      .filter(({ number }) => {
        const parsed = parsePhoneNumberFromString(number, { extract: false });
        return parsed?.isValid() === true && parsed.number === number && number.length <= longestE164;
      }),
  );
}

export const planNumbers = numbersOf(plans);
