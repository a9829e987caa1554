import { expect, test } from "vitest";
import { contactLimits } from "#contract/contacts/contact-book.ts";
import { importParts } from "./contact-changes.ts";

const contact = (note: string) => ({
  name: "Ada",
  favourite: false,
  numbers: [{ number: "+442079460000", label: "" }],
  note,
});

test.each([
  ["short notes", "Likes tea", [1_000, 1_000, 345]],
  ["the longest notes, in letters of three bytes", "\u0928".repeat(contactLimits.note), [246, 246]],
  ["no contact", "", []],
])("%s are sent in parts that a request takes", (_title, note, expected) => {
  const count = expected.reduce((sum, length) => sum + length, 0);
  const contacts = Array.from({ length: count }, () => contact(note));
  const parts = importParts(contacts);
  expect(parts.map(({ length }) => length)).toEqual(expected);
  expect(parts.flat()).toEqual(contacts);
  for (const part of parts) {
    const body = new TextEncoder().encode(JSON.stringify({ contacts: part }));
    expect(body.length).toBeLessThanOrEqual(contactLimits.importedAtOnce_bytes);
  }
});
