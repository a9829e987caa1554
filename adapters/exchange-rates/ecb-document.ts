import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";
import type { PublishedRates } from "#domain/money/exchange-rates.ts";
import { ratesFromEuroRates } from "#domain/money/rates.ts";

/** The document is not the European Central Bank's daily list of reference rates. */
export class RatesDocumentError extends Error {
  override name = "RatesDocumentError";
}

const documentSchema = z.strictObject({
  "gesmes:Envelope": z.strictObject({
    "gesmes:subject": z.string(),
    "gesmes:Sender": z.strictObject({ "gesmes:name": z.string() }),
    Cube: z.strictObject({
      Cube: z.strictObject({
        time: z.iso.date(),
        Cube: z.array(
          z.strictObject({
            currency: z.string().regex(/^[A-Z]{3}$/),
            rate: z.string().regex(/^[\d.]+$/),
          }),
        ),
      }),
    }),
  }),
});

const parser = new XMLParser({
  // Declarations of namespaces and of their schemas.
  ignoreAttributes: [/^(xmlns|xsi)(:|$)/],
  attributeNamePrefix: "",
  ignoreDeclaration: true,
  parseTagValue: false,
  processEntities: false,
});

/**
 * Reads the ECB's daily XML: units of each currency for one EUR, turned into units for one USD.
 * The format is small and stable, so a document with anything else in it is refused.
 * @throws RatesDocumentError
 */
export function parseEcbDocument(text: string): PublishedRates {
  const parsed = documentSchema.safeParse(parseXml(text.trim()));
  if (!parsed.success) {
    throw new RatesDocumentError("The document is not a daily list of reference rates", {
      cause: parsed.error,
    });
  }
  const day = parsed.data["gesmes:Envelope"].Cube.Cube;
  return { asOf: day.time, rates: perUsd(ratesOf(day.Cube)) };
}

function parseXml(text: string): unknown {
  // The parser would skip document types and read CDATA as text.
  if (text.includes("<!"))
    throw new RatesDocumentError("The document has a document type, a comment or CDATA");
  const validity = XMLValidator.validate(text);
  if (validity !== true) throw new RatesDocumentError(`The document is not XML: ${validity.err.msg}`);
  try {
    return parser.parse(text);
  } catch (cause) {
    throw new RatesDocumentError("The document is not XML", { cause });
  }
}

function ratesOf(cubes: readonly { currency: string; rate: string }[]): Map<string, string> {
  const perEuro = new Map<string, string>();
  for (const { currency, rate } of cubes) {
    if (perEuro.has(currency)) throw new RatesDocumentError(`The document lists ${currency} twice`);
    perEuro.set(currency, rate);
  }
  return perEuro;
}

function perUsd(perEuro: Map<string, string>) {
  try {
    return ratesFromEuroRates(perEuro);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RatesDocumentError(error.message, { cause: error });
  }
}
