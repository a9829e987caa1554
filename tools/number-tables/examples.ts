import { XMLParser } from "fast-xml-parser";
import { isSupportedCountry } from "libphonenumber-js/max";
import * as z from "zod";

const kindSchema = z.looseObject({ exampleNumber: z.string().optional() });
const shortSchema = z.looseObject({ nationalNumberPattern: z.string() });
const territorySchema = z.looseObject({ id: z.string(), shortCode: shortSchema.optional() });
const metadataSchema = z.object({
  phoneNumberMetadata: z.object({ territories: z.object({ territory: z.array(territorySchema) }) }),
});

/** A country's ISO code, an example of each kind of its numbers, and the pattern of its short numbers. */
export function examplesByCountry(
  numbersXml: string,
  shortXml: string,
): [country: string, examples: string[], shortNumbers: string][] {
  const short = new Map(territoriesOf(shortXml).map(({ id, shortCode }) => [id, shortCode]));
  return territoriesOf(numbersXml).flatMap(({ id, ...kinds }): [string, string[], string][] => {
    if (!isSupportedCountry(id)) return [];
    const examples = Object.values(kinds).flatMap(
      (kind) => kindSchema.safeParse(kind).data?.exampleNumber ?? [],
    );
    const pattern = short.get(id)?.nationalNumberPattern.replace(/\s/g, "") ?? "";
    return [[id, [...new Set(examples)], pattern]];
  });
}

function territoriesOf(xml: string) {
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", parseTagValue: false });
  return metadataSchema.parse(parser.parse(xml)).phoneNumberMetadata.territories.territory;
}
