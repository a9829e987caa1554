import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";
import type { FileLabel, ImportableContact, ReadContact } from "./file-contacts.ts";

/** The words for types of numbers, by what vCards call them, the most telling first. */
const labels: readonly (readonly [type: string, label: Sentence])[] = [
  ["fax", "Fax"],
  ["pager", "Pager"],
  ["cell", "Mobile"],
  ["iphone", "Mobile"],
  ["work", "Work"],
  ["home", "Home#label"],
  ["main", "Main#number"],
  ["car", "Car"],
];

/** Other words of address books for them: Apple's labels, Nextcloud's and iCloud's types, Outlook's. */
const otherTypes: readonly (readonly [type: string, label: Sentence])[] = [
  ["homefax", "Fax"],
  ["workfax", "Fax"],
  ["otherfax", "Fax"],
  ["mobile", "Mobile"],
  ["business", "Work"],
  ["company", "Main#number"],
  ["other", "Other"],
];

/** The label of a vCard's types: a known one, or else one that its owner or program made ("X-Reception", "X-EVOLUTION-CALLBACK"). */
export function labelOfTypes(types: readonly string[]): FileLabel {
  const lower = types.map((type) => type.trim().toLowerCase());
  const [, label] = [...labels, ...otherTypes].find(([type]) => lower.includes(type)) ?? [];
  if (label !== undefined) return { standard: label };
  const [, own = ""] = types.map((type) => ownType.exec(type.trim())).find((match) => match !== null) ?? [];
  return {
    own: own.replace(/^([A-Z])([A-Z]+)$/, (_, first: string, rest: string) => first + rest.toLowerCase()),
  };
}

const ownType = /^(?:x-(?!custom$|voice|pref)(?:evolution-)?|(?=callback|assistant|radio))(.+)$/i;

/** A contact with its labels in the language of the moment. */
export function importable({ name, favourite, numbers, note }: ReadContact): ImportableContact {
  const words = (label: FileLabel) => ("own" in label ? label.own : t(label.standard));
  return {
    name,
    favourite,
    numbers: numbers.map(({ number, label }) => ({ number, label: words(label) })),
    note,
  };
}

/** The type of a label that vCards have a word for, in the language of the moment or in English. */
export function typeOfLabel(label: string): string | undefined {
  const isWanted = (sentence: string) => sentence.toLowerCase() === label.toLowerCase();
  // The context of a sentence is not part of its English.
  return labels.find(([, sentence]) => isWanted(t(sentence)) || isWanted(sentence.replace(/#.*/, "")))?.[0];
}

/** Groups of other address books that hold favourites; Google's is "* starred". */
export const favouriteWord = /^(\*\s*)?(starred|favou?rites?)$/i;
export const favouriteGroup = "Favourites";
