import { expect, test } from "vitest";
import { guestContactBodySchema } from "./contact.ts";
import { typedContactSchema } from "./contacts/contact-book.ts";
import { reasonText } from "./operators/operator-route.ts";
import { requiredText, visibleLength } from "./required-text.ts";
import { passkeyRoutes } from "./users/passkeys.ts";
import { settingsRoutes } from "./users/user-settings.ts";
import { userRoutes } from "./users/users.ts";

const invisible = {
  nothing: "",
  blanks: " \t\u00A0\u3000\u2003",
  "zero-width spaces": "\u200B".repeat(5),
  joiners: "\u200C\u200D\u2060\uFEFF\u00AD",
  "directions of writing": "\u202A\u202E\u2066\u2069\u200F",
  "control characters": "\u0001\u0002\u0003\u0004\u0005",
  "Hangul fillers": "\u115F\u1160\u3164\uFFA0\u3164",
  "Braille blanks": "\u2800".repeat(5),
  "hieroglyphs without a picture": "\u{13441}\u{13442}\u{13441}\u{13442}\u{13441}",
  "notes without a head": "\u{1D159}".repeat(5),
  "variation selectors": "\uFE0F\uFE0E\u{E0100}\u180B\u034F",
  "tags of a flag": "\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}",
  "marks without a letter": "\u0301".repeat(5),
};

test.each(Object.entries(invisible))("%s show nothing", (_name, text) => {
  expect(visibleLength(text)).toBe(0);
});

test.each([
  ["Ada", 3],
  ["\u200BA\u200Bd\u200Ba", 3],
  ["Ada Lovelace", 11],
  ["A\u0301da", 3],
  ["می\u200Cخواهم", 7],
  ["क्\u200Dष", 2],
  ["李", 1],
  ["ticket 1042: 5 €!", 14],
  ["😀", 1],
])("%s shows %i characters", (text, length) => {
  expect(visibleLength(text)).toBe(length);
});

test("a text is kept as typed, without the blanks around it", () => {
  const name = requiredText({ longest: 20 }, "missing", "long");
  expect(name.parse(" می\u200Cخواهم \n")).toBe("می\u200Cخواهم");
  expect(name.safeParse("a\u200B".repeat(11)).error?.issues[0]?.message).toBe("long");
});

const guest = {
  name: "Ada",
  email: "ada@example.org",
  subject: "Help",
  message: "Hello",
  recaptchaToken: "x",
};
const contact = { name: "Ada", numbers: [{ number: "+442079460000" }] };
const signUp = {
  email: "ada@example.org",
  password: "a long password",
  firstName: "Ada",
  lastName: "Lovelace",
};
const fields: [string, { safeParse: (value: unknown) => { success: boolean } }, (text: string) => unknown][] =
  [
    ["reason of an operator", reasonText, (text) => text],
    ["name of a guest", guestContactBodySchema, (name) => ({ ...guest, name })],
    ["subject of a message", guestContactBodySchema, (subject) => ({ ...guest, subject })],
    ["message", guestContactBodySchema, (message) => ({ ...guest, message })],
    ["name of a contact", typedContactSchema, (name) => ({ ...contact, name })],
    ["first name at sign-up", userRoutes.signup.body, (firstName) => ({ ...signUp, firstName })],
    ["last name at sign-up", userRoutes.signup.body, (lastName) => ({ ...signUp, lastName })],
    ["first name", settingsRoutes.changeName.body, (firstName) => ({ firstName, lastName: "Lovelace" })],
    ["last name", settingsRoutes.changeName.body, (lastName) => ({ firstName: "Ada", lastName })],
    ["name of a passkey", passkeyRoutes.rename.body, (name) => ({ name })],
  ];
test.each(fields)("the %s needs characters that a reader can see", (_name, schema, filledWith) => {
  for (const text of Object.values(invisible)) {
    expect(schema.safeParse(filledWith(text)).success, JSON.stringify(text)).toBe(false);
  }
  expect(schema.safeParse(filledWith("Ada L. \u200D Byron")).success).toBe(true);
});

test("a reason needs five visible characters, which the database counts as five too", () => {
  expect(reasonText.safeParse("w\u200Be\u200Bl\u200Bl").success).toBe(false);
  // Six UTF-16 units, and three characters to PostgreSQL.
  expect(reasonText.safeParse("😀😀😀").success).toBe(false);
  expect(reasonText.safeParse("1042!").success).toBe(true);
});
