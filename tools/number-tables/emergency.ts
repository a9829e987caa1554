import { XMLParser } from "fast-xml-parser";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";
import * as z from "zod";

const descriptionSchema = z.object({
  possibleLengths: z.object({ national: z.string() }),
  nationalNumberPattern: z.string(),
});
const metadataSchema = z.object({
  phoneNumberMetadata: z.object({
    territories: z.object({
      territory: z.array(z.object({ id: z.string(), emergency: descriptionSchema.optional() })),
    }),
  }),
});

/** The emergency numbers of each country, by its ISO code, of libphonenumber's short numbers. */
export function emergencyNumbersByCountry(
  xml: string,
): [country: string, callingCode: string, numbers: string[]][] {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", parseTagValue: false });
  const { territory } = metadataSchema.parse(parser.parse(xml)).phoneNumberMetadata.territories;
  return territory.flatMap(({ id, emergency }): [string, string, string[]][] =>
    emergency && isSupportedCountry(id) ? [[id, getCountryCallingCode(id), numbersOf(emergency)]] : [],
  );
}

/** Every number that a pattern accepts: the patterns are over at most six digits. */
function numbersOf({ possibleLengths, nationalNumberPattern }: z.infer<typeof descriptionSchema>): string[] {
  const pattern = new RegExp(`^(?:${nationalNumberPattern.replace(/\s/g, "")})$`);
  return lengthsOf(possibleLengths.national).flatMap((length) =>
    Array.from({ length: 10 ** length }, (_, value) => String(value).padStart(length, "0")).filter((number) =>
      pattern.test(number),
    ),
  );
}

/** "3" is [3]; "3,5" is [3, 5]; "[3-5]" is [3, 4, 5]. */
function lengthsOf(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [first = 0, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    if (first < 1 || last > 6) throw new Error(`unexpected lengths of an emergency number: ${text}`);
    return Array.from({ length: last - first + 1 }, (_, step) => first + step);
  });
}
