import metadata from "libphonenumber-js/max/metadata";
import * as z from "zod/mini";

/** A kind of numbers (fixed, mobile, free...) of a country. */
const kindSchema = z.tuple(
  [z.string(), z.optional(z.union([z.array(z.number()), z.literal(0)]))],
  z.unknown(),
);
/** The library's metadata: a country is a list, whose element 3 has the lengths of its numbers, and 11 their kinds. */
const planSchema = z.looseObject({ 3: z.array(z.number()), 11: z.array(z.unknown()) });

interface Kind {
  lengths: readonly number[];
  /** Pattern of the kind's national numbers, for digits that a {@link blank} may stand for. */
  pattern: RegExp;
}

/** A digit that is not typed yet. */
const blank = "x";

const kindsByCode = new Map<string, readonly Kind[]>();

/**
 * The lengths of the longer numbers that begin with these national digits, ascending: what a plan knows about an unfinished
 * number. Empty where no number of the calling code begins so.
 */
export function lengthsBegun(callingCode: string, national: string): number[] {
  const kinds = kindsByCode.get(callingCode) ?? kindsOf(callingCode);
  kindsByCode.set(callingCode, kinds);
  const lengths = kinds.flatMap(({ lengths, pattern }) =>
    lengths.filter((length) => length > national.length && pattern.test(national.padEnd(length, blank))),
  );
  return [...new Set(lengths)].toSorted((one, other) => one - other);
}

function kindsOf(callingCode: string): Kind[] {
  const countries = new Map(Object.entries(metadata.country_calling_codes)).get(callingCode) ?? [];
  return countries.flatMap((country) => {
    const { 3: lengthsOfAll, 11: kinds } = planSchema.parse({ ...metadata.countries[country] });
    return kinds.flatMap((kind) => {
      const parsed = kindSchema.safeParse(kind);
      if (!parsed.success || parsed.data[0] === "") return [];
      const [pattern, lengths] = parsed.data;
      return [{ lengths: lengths || lengthsOfAll, pattern: new RegExp(`^(?:${withBlanks(pattern)})$`) }];
    });
  });
}

/** A plan's patterns have digits, classes of digits and groups alone. */
function withBlanks(pattern: string): string {
  return pattern.replace(/\{[\d,]+\}|\[([\d-]+)\]|\\d|\d/g, (sign, signs = sign) =>
    sign.startsWith("{") ? sign : `[${signs}${blank}]`,
  );
}
