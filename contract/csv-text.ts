import { languages, locales } from "#contract/pages/languages.ts";

/**
 * The cell of a text that a spreadsheet neither runs as a formula nor changes into a number or a date. It gets an apostrophe,
 * which LibreOffice keeps as a part of the text and Gnumeric takes away. Before an apostrophe of its own it gets a space.
 */
export function csvText(value: string): string {
  if (value.startsWith("'")) return ` ${value}`;
  return isFormula.test(value) || isValue(value) ? `'${value}` : value;
}

/** The text of a cell before `csvText`, also after a spreadsheet has written it anew. */
export function fromCsvText(cell: string): string {
  const text = cell.trim();
  const isGuarded = cell.startsWith("'") && csvText(text.slice(1)) === text;
  return isGuarded ? text.slice(1) : text;
}

const isFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** True for digits and signs, with the name of a month or another word of figures: "007", "1/2", "5 May", "1e5", "true". */
function isValue(text: string): boolean {
  const [first = "", ...others] = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (/^(true|false)$/i.test(text)) return true;
  if (others.length > 0 || !/\p{Nd}/u.test(text)) return false;
  return /^(|e|am|pm)$/.test(first) || monthNames().has(first);
}

/** Made when a text needs it: the formats of all languages take 50 ms and 8 MiB, which a start of the server can spare. */
let namesOfMonths: ReadonlySet<string> | undefined;

function monthNames(): ReadonlySet<string> {
  namesOfMonths ??= new Set(
    languages.flatMap((language) =>
      (["long", "short"] as const).flatMap((month) => {
        const { format } = new Intl.DateTimeFormat(locales[language], { month, timeZone: "UTC" });
        return Array.from({ length: 12 }, (_, index) =>
          format(Date.UTC(2026, index)).toLowerCase().replace(/\.$/, ""),
        );
      }),
    ),
  );
  return namesOfMonths;
}
