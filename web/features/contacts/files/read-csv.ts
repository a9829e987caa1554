import Papa from "papaparse";
import { isFilled } from "#contract/required-text.ts";
import { fromCsvText } from "#web/lib/csv.ts";
import { t } from "#words/translate.ts";
import type { FileContact, FileContents, FileProblem } from "./file-contacts.ts";
import { favouriteWord } from "./labels.ts";

/** Where a CSV has what, by the names of its columns: Google's, Outlook's, or plain ones. */
interface Columns {
  whole: number[];
  given: number[];
  company: number[];
  numbers: { value: number; label: number | undefined; name: string }[];
  label: number | undefined;
  groups: number[];
}

// Google's columns are English in every language. Outlook's and people's own are in theirs.
const wholeNames = [
  ...["name", "full name", "display name", "file as"],
  ...["anzeigename", "nombre completo", "nom complet", "nome completo", "الاسم", "नाम"],
];
const givenNames = [
  ...["first name", "given name", "middle name", "additional name", "last name", "family name"],
  ...["vorname", "weitere vornamen", "nachname", "nombre", "segundo nombre", "apellido", "apellidos"],
  ...["prénom", "deuxième prénom", "nom", "nome", "segundo nome", "sobrenome"],
  ...["الاسم الأول", "اسم العائلة", "पहला नाम", "उपनाम"],
];
const plainNumber = /^(number|numbers|phone number|phone|telephone|tel|mobile|cell)$/;
/** "Telefon geschäftlich", "Mobiltelefon 2", "Téléphone (domicile)", "Telemóvel", "رقم الهاتف". */
const ownNumber =
  /telefon|téléphone|teléfono|telefone|handy|mobilnummer|rufnummer|móvil|celular|portable|telemóvel|هاتف|جوال|फ़ोन|फोन|मोबाइल|^(?:nummer|numéro|número|الرقم|नंबर)$/;
/** "Mobile Phone", "Home Phone 2", "Business Fax" of Outlook. */
const outlookNumber = /^(.*\S)\s+(phone|fax)(\s+\d)?$/;

/** Reads the contacts of a CSV whose first row names the columns. */
export function readCsv(text: string): FileContents {
  const problems: FileProblem[] = [];
  const contacts: FileContact[] = [];
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let from = 0;
  const whole = text.replace(/^\uFEFF/, "");
  if (whole.trim() === "") return { contacts, problems };
  Papa.parse<string[]>(whole, {
    delimiter: delimiterOf(whole),
    step({ data, errors, meta }) {
      rows.push({ line, cells: data.map((cell) => fromCsvText(cell.trim())) });
      const [error] = errors;
      if (error) {
        problems.push({
          line,
          about: data.join(" ").slice(0, 40),
          reason: t("A quotation mark is not closed"),
        });
        rows.pop();
      }
      line += linesIn(whole.slice(from, meta.cursor));
      from = meta.cursor;
    },
  });
  const [header, ...body] = rows;
  const columns = header && columnsOf(header.cells);
  if (!columns || columns.numbers.length === 0) {
    const reason = t("The first line must name the columns, such as Name and Phone");
    return { contacts, problems: [{ line: 1, about: header?.cells.join(", ").slice(0, 40) ?? "", reason }] };
  }
  for (const row of body) {
    if (row.cells.every((cell) => cell === "")) continue;
    contacts.push({ line: row.line, ...contactOf(row.cells, columns) });
  }
  return { contacts, problems };
}

/** The sign that divides the names of the columns: a semicolon where the comma is the decimal sign. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split(/[\r\n]/, 1);
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function linesIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

function columnsOf(header: readonly string[]): Columns {
  const names = header.map((name) => name.toLowerCase());
  const columns = new Map(names.map((name, column) => [name, column] as const).toReversed());
  const at = (name: string) => columns.get(name);
  const all = (wanted: readonly string[]) => wanted.flatMap((name) => at(name) ?? []);
  const numbers = names.flatMap((name, value): Columns["numbers"] => {
    const google = /^(phone \d+) - value$/.exec(name);
    if (google) return [{ value, label: at(`${google[1]} - label`) ?? at(`${google[1]} - type`), name: "" }];
    if (plainNumber.test(name)) return [{ value, label: undefined, name: "" }];
    if (ownNumber.test(name) && !name.includes("fax")) return [{ value, label: undefined, name: ownLabel(header[value] ?? "") }];
    const outlook = outlookNumber.exec(name);
    return outlook ? [{ value, label: undefined, name: outlookLabel(header[value] ?? "") }] : [];
  });
  return {
    whole: all(wholeNames),
    given: all(givenNames),
    company: all([
      "company",
      "organization name",
      "organization 1 - name",
      "e-mail address",
      "e-mail 1 - value",
    ]),
    numbers,
    label: at("label"),
    groups: all(["labels", "group membership", "categories", "favourite", "favorite"]),
  };
}

/** "Home Phone 2" is "Home", "Business Fax" is "Fax". */
function outlookLabel(header: string): string {
  if (/fax/i.test(header)) return t("Fax");
  const word = header.split(/(?<!\s)\s+phone/i, 1)[0] ?? "";
  return word.toLowerCase() === "business" ? t("Work") : word;
}

/** "Mobiltelefon" is its own label; a mere "Telefon" is none. */
function ownLabel(header: string): string {
  return /^(telefon|téléphone|teléfono|telefone|nummer|numéro|número|الرقم|नंबर|رقم الهاتف|फ़ोन|फोन)$/i.test(
    header,
  )
    ? ""
    : header;
}

function contactOf(cells: readonly string[], columns: Columns): Omit<FileContact, "line"> {
  const cell = (column: number | undefined) => (column === undefined ? "" : (cells[column] ?? ""));
  const filled = (listed: readonly number[]) => listed.map(cell).filter(isFilled);
  const name = filled(columns.whole)[0] ?? (filled(columns.given).join(" ") || filled(columns.company)[0]);
  const groups = filled(columns.groups).flatMap((text) => text.split(/ ::: |[,;]/));
  return {
    name: name ?? "",
    favourite: groups.some(
      (group) => favouriteWord.test(group.trim()) || /^(yes|true|1)$/i.test(group.trim()),
    ),
    numbers: columns.numbers.flatMap(({ value, label, name: kind }) =>
      // Google puts several numbers of one kind into one cell.
      cell(value)
        .split(" ::: ")
        .filter((text) => text.trim() !== "")
        .map((text) => ({
          text: text.trim(),
          label: kind || cell(label).replace(/^\*\s+/, "") || cell(columns.label),
        })),
    ),
  };
}
