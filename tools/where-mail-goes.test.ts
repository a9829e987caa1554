import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { whereMailGoes } from "./where-mail-goes.ts";

test.each([
  ["smtps://farline:hunter2@mail.example:465", "Real mail goes out through mail.example:465, over TLS alone"],
  ["smtp://mail.example", "Real mail goes out through mail.example, over TLS alone"],
  ["smtp://farline:hunter2@localhost:2525", "Real mail goes out through localhost:2525, over TLS alone"],
  [
    "smtp://localhost:2525",
    "Real mail goes out through localhost:2525, without TLS where the server has none",
  ],
])("names the mail server without credentials: %s", (SMTP_URL, sentence) => {
  expect(whereMailGoes(readConfig({ SMTP_URL }))).toBe(sentence);
});

test("says nothing while the sandbox takes the mail", () => {
  expect(whereMailGoes(readConfig({}))).toBeUndefined();
});
