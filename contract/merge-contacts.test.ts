import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeContacts } from "./merge-contacts.ts";
import { e164Schema } from "./phone-number.ts";

const numbers = fc
  .uniqueArray(fc.integer({ min: 10, max: 30 }), { minLength: 1, maxLength: 3 })
  .map((digits) => digits.map((number) => ({ number: e164Schema.parse(`+${number}`), label: "" })));
const contacts = fc.array(fc.record({ name: fc.string(), favourite: fc.boolean(), numbers }), {
  maxLength: 8,
});
/** Known contacts share no number here: which of two is meant would be the order's choice. */
const known = contacts.map((all) => mergeContacts([], all).added);

test("every number that was read is there afterwards once, and no known number or name is lost", () => {
  fc.assert(
    fc.property(known, contacts, (before, read) => {
      const { added, changed, merged, unchanged } = mergeContacts(before, read);
      const after = [
        ...before.filter(({ numbers: [first] }) => !has(changed, first?.number)),
        ...changed,
        ...added,
      ];
      const all = after.flatMap((contact) => contact.numbers.map(({ number }) => number));
      expect(new Set(all).size).toBe(all.length);
      const expected = [...before, ...read].flatMap((contact) => contact.numbers.map(({ number }) => number));
      expect(new Set(all)).toEqual(new Set(expected));
      expect(after.length).toBe(before.length + added.length);
      expect(added.length + merged + unchanged).toBe(read.length);
      expect(mergeContacts(after, read)).toMatchObject({ added: [], changed: [], unchanged: read.length });
    }),
  );
});

function has(all: readonly { numbers: { number: string }[] }[], number: string | undefined): boolean {
  return all.some((contact) => contact.numbers[0]?.number === number);
}

test("what was given stays as it was", () => {
  const one = { name: "Ada", favourite: false, numbers: [{ number: e164Schema.parse("+4420"), label: "" }] };
  const two = { ...one, numbers: [...one.numbers, { number: e164Schema.parse("+4421"), label: "" }] };
  mergeContacts([one], [two]);
  expect(one.numbers).toHaveLength(1);
});
