import { beforeAll, expect, test } from "vitest";
import { contactLimits } from "#contract/contacts/contact-book.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { card, read } from "./testing/read-contacts.ts";

beforeAll(loadNumberingPlans);

/** A reader that took time by the square of such a file would take hours for it. */
const size = 2_000_000;

test.each([
  ["", "\n"],
  ["", "\r"],
  ["", "\u2028"],
  ["", "Phone,"],
  ["", '"a"b'],
  ["", "BEGIN:VCARD\n"],
  ["Name,Phone\n", "\n"],
  ["Name,Phone\n", '"'],
  ["Name,Phone\na,", "1/"],
  ["Name,Phone\na,", "+1 "],
  ["BEGIN:VCARD\nTEL", ";TYPE=a"],
  ["BEGIN:VCARD\nTEL", ';"'],
  ["BEGIN:VCARD\nFN:", "\\"],
  ["BEGIN:VCARD\nFN:a\n", " a\n"],
  ["BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:", "=\n"],
  ["BEGIN:VCARD\n", "AGENT:\nBEGIN:VCARD\n"],
  ["BEGIN:VCARD\n", "AGENT:BEGIN:VCARD\\n\n"],
  ["", '["vcard",'],
  ['["vcard",[', '["tel",{},"text","1"],'],
  ["PK\x03\x04", "xl/"],
  ["<", "<vcard"],
  ["BEGIN:VCARD\n", "item1.TEL:1\n"],
  ["BEGIN:VCARD\n", "item1.X-ABLABEL:1\n"],
])("a file of %j and %j without end is read to its end", (begin, part) => {
  const reading = read(begin + part.repeat(size / part.length));
  expect(reading.contacts).toEqual([]);
});

test("many numbers and notes of one contact, and many contacts, are read to their end", () => {
  const numbers = Array.from({ length: 5_000 }, (_, index) => `+4420794${String(index).padStart(5, "0")}`);
  const [ada] = read(`Name\tPhone\nAda\t${numbers.join(";")}\n`).contacts;
  expect(ada?.numbers).toHaveLength(10);
  const notes = Array.from({ length: 100_000 }, () => "NOTE:Likes");
  expect(read(card("FN:Ada", ...notes, "TEL:+442079460000")).contacts[0]?.note).toHaveLength(
    contactLimits.note,
  );
  const rows = numbers.map((number) => `Info,${number}`);
  expect(read(`Name,Phone\n${rows.join("\n")}\n`).contacts).toHaveLength(5_000);
});
