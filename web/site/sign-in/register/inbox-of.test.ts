import { expect, test } from "vitest";
import { inboxOf } from "./inbox-of.ts";

test.each([
  ["ada@gmail.com", "https://mail.google.com/"],
  ["Ada@GoogleMail.com", "https://mail.google.com/"],
  ["ada@hotmail.co.uk", "https://outlook.live.com/mail/"],
  ["ada@live.fr", "https://outlook.live.com/mail/"],
  ["ada@yahoo.com.br", "https://mail.yahoo.com/"],
  ["ada@yahoo.de", "https://mail.yahoo.com/"],
  ['"a@gmail.com"@web.de', "https://web.de/"],
])("the mailbox of %s is read at %s", (email, inbox) => {
  expect(inboxOf(email)).toBe(inbox);
});

test.each([
  "ada@example.com",
  "ada@gmail.com.evil.example",
  "ada@notgmail.com",
  "ada@yahoo.evil.example",
  "ada@constructor",
  "",
])("the mailbox of %j is not known", (email) => {
  expect(inboxOf(email)).toBeUndefined();
});
