import { expect, test } from "vitest";
import { withheldNumber } from "#contract/calls/call-status.ts";
import { readCall } from "./incoming-fields.ts";

function callerOf(from: string, to = "+442079460000"): string {
  const form = { CallSid: `CA${"0".repeat(32)}`, From: from, To: to, Direction: "inbound" };
  const body = new URLSearchParams(form).toString();
  return readCall({ path: "/", body, headers: {} }).from;
}

/** The letters of the keys 2 to 9 (ITU-T E.161). */
const keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
const onKeys = (word: string) =>
  `+${[...word].map((letter) => 2 + keys.findIndex((letters) => letters.includes(letter))).join("")}`;

test.each(["anonymous", "restricted", "blocked", "unknown", "unavailable"])(
  "a caller whom Twilio shows as %s, in letters or by its keys, has withheld the number",
  (word) => {
    expect(callerOf(word)).toBe(withheldNumber);
    expect(callerOf(onKeys(word))).toBe(withheldNumber);
  },
);

test.each(["+464", "+8566696"])("so has one whom it shows as %s", (from) => {
  expect(callerOf(from)).toBe(withheldNumber);
});

test("the digits of such a word are no number, also where a country has numbers like them", () => {
  expect(callerOf("266696687", "+351212345678")).toBe(withheldNumber);
});

test("another caller is shown, by the number that is called back", () => {
  expect(callerOf("+4930123456")).toBe("+4930123456");
  expect(callerOf("+4407911123456")).toBe("+447911123456");
});
