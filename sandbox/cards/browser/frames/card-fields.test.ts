import { expect, test } from "vitest";
import { fieldRules } from "./card-fields.ts";

const now = new Date("2026-11-21T12:00:00Z");
const visa = "4242 4242 4242 4242";
const amex = "3782 822463 10005";

function rule(name: string) {
  const rule = fieldRules.find((candidate) => candidate.name === name);
  if (!rule) throw new Error(`There is no field ${name}.`);
  return rule;
}

test.each([
  ["number", "42424", "4242 4"],
  ["number", "4242424242424242", visa],
  ["number", "4242 4242 4242 4242 99", visa],
  ["number", "378282246310005", amex],
  ["number", "30569309025904", "3056 930902 5904"],
  ["number", "6200000000000000003", "6200 0000 0000 0000 003"],
  ["number", "card: 4242", "4242"],
  ["expiry", "1", "1"],
  ["expiry", "4", "04"],
  ["expiry", "1/", "01"],
  ["expiry", "1230", "12 / 30"],
  ["expiry", "04/2030", "04 / 30"],
  ["expiry", "12 / 305", "12 / 30"],
  ["cvc", "12345", "123"],
])("%s: %s is shown as %s", (name, typed, shown) => {
  expect(rule(name).format(typed, visa)).toBe(shown);
});

test("an American Express code has four digits", () => {
  expect(rule("cvc").format("12345", amex)).toBe("1234");
  expect(rule("cvc").isComplete("123", amex)).toBe(false);
});

test.each([
  ["number", visa, null],
  ["number", "4242 4242 4242 4241", "Your card number is invalid."],
  ["expiry", "11 / 26", null],
  ["expiry", "10 / 26", "Your card's expiration date is in the past."],
  ["expiry", "12 / 25", "Your card's expiration year is in the past."],
  ["expiry", "13 / 30", "Your card's expiration date is invalid."],
  ["expiry", "01 / 77", "Your card's expiration year is invalid."],
])("%s: %s -> %s", (name, value, message) => {
  expect(rule(name).isComplete(value, visa)).toBe(true);
  expect(rule(name).fault(value, visa, now)?.message ?? null).toBe(message);
});

test("half-filled fields are reported in Stripe's words", () => {
  expect(fieldRules.map(({ incomplete }) => incomplete.message)).toEqual([
    "Your card number is incomplete.",
    "Your card's expiration date is incomplete.",
    "Your card's security code is incomplete.",
  ]);
});
