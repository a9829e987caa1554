import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { ImportableContact } from "#web/app/contacts/files/file-contacts.ts";

function contact(name: string, note: string, numbers: Readonly<Record<string, string>>): ImportableContact {
  const labelled = Object.entries(numbers).map(([number, label]) => ({
    number: e164Schema.parse(number),
    label,
  }));
  return { name, note, favourite: name.startsWith("Ada"), numbers: labelled };
}

/** Contacts whose texts a spreadsheet would change into numbers, dates and formulas. */
export const oddContacts: readonly ImportableContact[] = [
  contact("Ada Lovelace", "", { "+442079460000": "Mobile" }),
  // In Portugal's own spacing and in that of the United States, spaces may divide thousands.
  contact("João Conceição", "Sócio, 2.º andar", { "+351912345678": "", "+12125550100": "24/7" }),
  contact("+390669820000", "0123456", {
    "+390669820000": "0800",
    "+2250123456789": "1e5",
    "+29022158": "50%",
  }),
  contact("007", '12:30\n"at noon"', { "+442079460001": "'s office" }),
  contact("'t Hooft", "'", { "+31201234567": "''" }),
  contact("=1+1", "@SUM(A1)", { "+4930123456": "-2" }),
  contact("'=1", "'007", { "+4930123457": "'1/2" }),
  contact("5 May 1990", "mai 2026", { "+33123456789": "5. März" }),
  contact("عمر", "١٢٣", { "+971501234567": "(5)" }),
  contact("True", "2026-11-28", { "+819012345678": "Flat 5" }),
];
