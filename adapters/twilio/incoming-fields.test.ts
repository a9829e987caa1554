import { expect, test } from "vitest";
import { withheldNumber } from "#contract/calls/call-status.ts";
import { readCall } from "./incoming-fields.ts";

function callerOf(from: string): string {
  const form = { CallSid: `CA${"0".repeat(32)}`, From: from, To: "+442079460000", Direction: "inbound" };
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

test("another caller is shown", () => {
  expect(callerOf("+4930123456")).toBe("+4930123456");
});
