import { expect, test } from "vitest";
import { personName } from "./user.ts";

test.each([
  ["a decomposed letter of a file name of macOS", "Zoe\u0308", "Zo\u00eb"],
  ["decomposed letters of Vietnamese", "Nguye\u0302\u0303n", "Nguy\u1ec5n"],
  ["the marks around a name of an iPhone's address book", "\u202aAda\u202c", "Ada"],
  ["marks of direction around Arabic", "\u200fعلي\u200f", "علي"],
  ["a mark that would turn the words behind the name", "Ada\u202e", "Ada"],
  ["a space without a width and a byte order mark", "\ufeffAda\u200b", "Ada"],
  ["a hyphen for the end of a line", "Love\u00adlace", "Lovelace"],
  ["a tab between the cells of a spreadsheet", "Ada\tMaria", "Ada Maria"],
  ["line breaks", "12 High Street\r\nFlat 5\u2028London", "12 High Street Flat 5 London"],
  ["control characters", "A\0d\x1ba", "Ada"],
])("a name is kept without %s", (_what, typed, name) => {
  expect(personName(typed)).toBe(name);
});

test.each(["علی\u200cرضا", "شارع 5\u200f (A)، القاهرة", "क्\u200dष", "👩\u200d🚀 Ada", "O’Brien-Łódź", "ﾊﾅｺ"])(
  "%j is kept as typed",
  (name) => {
    expect(personName(name)).toBe(name);
  },
);
