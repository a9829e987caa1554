import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { contactLimits } from "./contact-book.ts";
import { mergeContacts } from "./merge-contacts.ts";

const numbers = fc
  .uniqueArray(fc.integer({ min: 10, max: 30 }), { minLength: 1, maxLength: 3 })
  .map((digits) => digits.map((number) => ({ number: e164Schema.parse(`+${number}`), label: "" })));
const name = fc.constantFrom("Ada Lovelace", "Lovelace, ADA", "Ad\u00e1 Lovelace", "Byron", "\u2014");
const note = fc.constantFrom("", "Likes tea", "Likes tea\nHas a dog", "Has a dog", "x".repeat(1_990));
const contacts = fc.array(fc.record({ name, favourite: fc.boolean(), numbers, note }), { maxLength: 8 });

test("an import loses no person, number, note or known name, and brings nothing new the second time", () => {
  fc.assert(
    fc.property(contacts, contacts, (book, read) => {
      const before = book.map((contact, id) => ({ ...contact, id }));
      const { added, changed, merged, unchanged, withoutNote } = mergeContacts(before, read);
      expect(added.length + merged + unchanged).toBe(read.length);
      const after = [...before.map((one) => changed.find(({ id }) => id === one.id) ?? one), ...added];
      expect(after.slice(0, before.length)).toMatchObject(before.map(({ id, name }) => ({ id, name })));
      for (const one of [...before, ...read]) {
        const isNamed = withoutNote.some((other) => other === one);
        const keeps = (other: typeof one) => isNamed || hasLines(other.note, one.note);
        expect(
          after.some((other) => isAlike(one.name, other.name) && hasAll(other, one) && keeps(other)),
        ).toBe(true);
      }
      expect(after.every((one) => one.note.length <= contactLimits.note)).toBe(true);
      expect(mergeContacts(after, read)).toMatchObject({ added: [], changed: [], unchanged: read.length });
    }),
  );
});

const isAlike = (one: string, other: string) => one === other || (/love/i.test(one) && /love/i.test(other));
const hasAll = (one: { numbers: { number: string }[] }, other: { numbers: { number: string }[] }) =>
  other.numbers.every(({ number }) => one.numbers.some((own) => own.number === number));
const hasLines = (whole: string, part: string) =>
  part.split("\n").every((line) => line === "" || whole.split("\n").includes(line));

test.each([
  ["", "Likes tea", "Likes tea"],
  ["Likes tea", "", "Likes tea"],
  ["Likes tea", "Likes tea", "Likes tea"],
  ["Likes tea", "Likes", "Likes tea\nLikes"],
  ["Likes tea", "Has a dog\nLikes tea", "Has a dog\nLikes tea"],
  ["x".repeat(1_990), "Likes tea", `${"x".repeat(1_990)}\nLikes tea`],
  ["x".repeat(1_991), "Likes tea", null],
])("the note %j and the note %j of a file make %j", (own, read, expected) => {
  const one = { name: "Ada", favourite: false, numbers: [{ number: e164Schema.parse("+4420"), label: "" }] };
  const { added, changed, withoutNote } = mergeContacts([{ ...one, note: own }], [{ ...one, note: read }]);
  expect(added).toEqual([]);
  expect((changed[0] ?? { note: own }).note).toBe(expected ?? own);
  expect(withoutNote.map((left) => left.note)).toEqual(expected === null ? [read] : []);
});

test("a note goes to the namesake who has it, and to no other, when the file is read again", () => {
  const ada = (note: string, ...all: string[]) => ({
    name: "Ada",
    favourite: false,
    numbers: all.map((number) => ({ number: e164Schema.parse(number), label: "" })),
    note,
  });
  const before = [ada("", "+12"), ada("", "+13"), ada("", "+13")].map((one, id) => ({ ...one, id }));
  const read = [ada("Likes tea", "+13", "+12"), ada("", "+12", "+13", "+14")];
  const { changed } = mergeContacts(before, read);
  const after = before.map((one) => changed.find(({ id }) => id === one.id) ?? one);
  expect(after.map((one) => one.note)).toEqual(["", "Likes tea", ""]);
  expect(mergeContacts(after, read)).toMatchObject({ added: [], changed: [], unchanged: 2 });
});

test.each([
  ["Ada Lovelace", "LOVELACE, Ad\u00e1", 1],
  ["Ada Lovelace", "Byron Lovelace", 2],
  ["Lovelace", "Ada Lovelace", 2],
  ["Søren Weiß", "WEISS, Soren", 1],
  // Signs that are marks in Unicode and letters to a reader: Hindi vowels, the voicing of kana, Thai vowels.
  ["राम", "रमा", 2],
  ["ハハ", "パパ", 2],
  ["ปู", "ปี", 2],
  ["फ़ातिमा शर्मा", "शर्मा, फातिमा", 1],
  ["عليّ", "علي", 1],
])("%s and %s with one number are %d", (first, second, people) => {
  const own = { favourite: false, numbers: [{ number: e164Schema.parse("+4420"), label: "" }], note: "" };
  expect(1 + mergeContacts([{ ...own, name: first }], [{ ...own, name: second }]).added.length).toBe(people);
});

test("a thousand contacts of one name take twice the steps of five hundred", () => {
  const steps = [500, 1_000].map((count) => {
    const namesakes = Array.from({ length: count }, (_, index) => ({
      name: "Info",
      favourite: false,
      numbers: [{ number: e164Schema.parse(`+${1_000 + index}`), label: "" }],
      note: "",
    }));
    const compared = [vi.spyOn(Set.prototype, "has"), vi.spyOn(Map.prototype, "get")];
    mergeContacts(namesakes, namesakes);
    const counted = compared.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of compared) spy.mockRestore();
    return counted;
  });
  const [few = 0, many = 0] = steps;
  expect(few).toBeGreaterThanOrEqual(500);
  expect(many).toBeLessThanOrEqual(2 * few);
});

test("what was given stays as it was", () => {
  const number = { number: e164Schema.parse("+4420"), label: "" };
  const one = { name: "Ada", favourite: false, numbers: [number], note: "" };
  const two = { ...one, numbers: [number, { ...number, number: e164Schema.parse("+4421") }], note: "New" };
  mergeContacts([one], [two]);
  expect(one).toMatchObject({ numbers: [number], note: "" });
});
