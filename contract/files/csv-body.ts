/** A CSV's text from its header on, with plain line breaks. */
export interface CsvBody {
  text: string;
  /** The line of the file on which the text begins, from 1. */
  line: number;
  delimiter: string;
}

/**
 * Divides a CSV from its mark and from a line that tells a spreadsheet the delimiter, "sep=;". A spreadsheet that does not know such
 * a line keeps it as a row, perhaps quoted or with empty cells behind it, and may have written the rows with another delimiter.
 */
export function csvBody(file: string): CsvBody {
  const whole = file.replace(/^\uFEFF/, "").replace(/\r?\r?\n|\r/g, "\n");
  const [beginning = "", named = ""] = /^\s*"?sep=(.?)"?[,;|\t ]*(?:\n|$)/i.exec(whole) ?? [];
  const text = whole.slice(beginning.length);
  const [header = ""] = text.trimStart().split("\n", 1);
  const count = (sign: string) => header.split(sign).length;
  // A semicolon where the comma is the decimal sign.
  const likely = [",", ";", "\t", "|"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  return {
    text,
    line: beginning.split("\n").length,
    delimiter: named !== "" && count(named) > 1 ? named : likely,
  };
}
