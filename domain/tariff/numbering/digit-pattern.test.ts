import fc from "fast-check";
import { expect, test } from "vitest";
import { type Walk, walkPattern } from "./digit-pattern.ts";

const walk = (pattern: string, digits: string): Walk =>
  [...digits].reduce((walked, digit) => walked.step(Number(digit)), walkPattern(pattern));

const patterns = ["12?3", "(?:1|2[03-5])\\d{2}", "4(?:0{2,3}|[1-3]\\d)5?", "[1-357-9]\\d|8{2}", "(12|1)2"];

test.each(patterns)(
  "%s matches like its regular expression, and is alive while it can still match",
  (pattern) => {
    const whole = new RegExp(`^(?:${pattern})$`);
    const allDigits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }).map((list) => list.join(""));
    const matching = fc.stringMatching(whole, { size: "max" });
    fc.assert(
      fc.property(fc.oneof(allDigits, matching), (digits) => {
        const prefixes = Array.from({ length: digits.length + 1 }, (_, length) => digits.slice(0, length));
        expect(walk(pattern, digits).passed).toBe(prefixes.some((prefix) => whole.test(prefix)));
        if (whole.test(digits)) for (const prefix of prefixes) expect(walk(pattern, prefix).alive).toBe(true);
      }),
    );
  },
);

test("is dead where no number goes on", () => {
  expect(walk("12?3", "12").alive).toBe(true);
  expect(walk("12?3", "14").alive).toBe(false);
  expect(walk("12?3", "1233").alive).toBe(false);
});

test.each(["1+", "a", "1{2,}", "(?=1)2", "(1", "1)"])("the unsupported pattern %s is refused", (pattern) => {
  expect(() => walkPattern(pattern)).toThrow(/cannot be read/);
});
