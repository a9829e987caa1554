import { expect, test } from "vitest";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { namesOf } from "./fetch-contacts.ts";
import { matchContacts } from "./match-contacts.ts";

function contact(name: string, number: string, favourite = false): Contact {
  const numbers = [{ number: e164Schema.parse(number), label: "" }];
  return { id: name, name, favourite, numbers, callerId: null, note: "", version: 1 };
}

const contacts = [
  contact("Ada Lovelace", "+442079460001"),
  contact("Canada Desk", "+14165550100"),
  contact("Müller, Zoë", "+4930123456", true),
  contact("Lovisa", "+46812345"),
  contact("Łukasz Weiß", "+48221234567"),
  contact("राम", "+912212345678"),
  contact("रोमा", "+912212345679"),
  contact("ババ", "+81312345678"),
  contact("パパ", "+81312345679"),
];

test.each([
  ["ada", ["Ada Lovelace", "Canada Desk"], "the beginning of a word before its middle"],
  ["LOV", ["Ada Lovelace", "Lovisa"], "any case, any word"],
  ["zoe", ["Müller, Zoë"], "no accents"],
  ["lukasz weiss", ["Łukasz Weiß"], "no strokes and no ligatures"],
  ["muller, z", ["Müller, Zoë"], "across words"],
  ["+44 20 7946", ["Ada Lovelace"], "the beginning of a number, spaced"],
  ["030 123", ["Müller, Zoë"], "a national number"],
  ["0100", ["Canada Desk"], "the end of a number"],
  ["568", ["Ada Lovelace", "Lovisa"], "letters of the keypad"],
  ["राम", ["राम"], "the vowels of Hindi"],
  ["パパ", ["パパ"], "the voicing of kana"],
  ["ハ", ["ババ", "パパ"], "kana that are still typed"],
  ["2", [], "too few digits"],
  ["", [], "nothing"],
  ["unknown", [], "no match"],
])("%s finds %j: %s", (typed, names) => {
  expect(matchContacts(contacts, typed, 5).map((match) => match.contact.name)).toEqual(names);
});

test("favourites come before others, and the list is bounded", () => {
  const many = [contact("Ann", "+441"), contact("Anna", "+442", true), contact("Anne", "+443")];
  expect(matchContacts(many, "ann", 2).map((match) => match.contact.name)).toEqual(["Anna", "Ann"]);
});

test("of two contacts with one number the favourite gives its name", () => {
  const shared = [contact("Home", "+442079460001"), contact("Mum", "+442079460001", true)];
  expect(namesOf(shared).get("+442079460001")).toBe("Mum");
});
