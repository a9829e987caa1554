import { expect, test } from "vitest";
import { fromBase32, toBase32 } from "./base32.ts";
import { matchingStep, totpCode } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
  ["1970-01-01T00:00:59Z", "287082"],
  ["2005-03-18T01:58:29Z", "081804"],
  ["2005-03-18T01:58:31Z", "050471"],
  ["2009-02-13T23:31:30Z", "005924"],
  ["2033-05-18T03:33:20Z", "279037"],
  ["2603-10-11T11:33:20Z", "353130"],
])("at %s the code is the last six digits of RFC 6238, appendix B: %s", (moment, code) => {
  const step = Math.floor(Date.parse(moment) / 30_000);
  expect(totpCode(secret, step)).toBe(code);
  expect(matchingStep(secret, code, new Date(moment))).toBe(step);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])("a code %i steps away is good: %s", (distance, good) => {
  const at = new Date("2026-03-01T12:00:00Z");
  const step = Math.floor(at.getTime() / 30_000) + distance;
  expect(matchingStep(secret, totpCode(secret, step), at)).toBe(good ? step : undefined);
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("%j in base32 is %j, as in RFC 4648, section 10", (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded);
  expect(Buffer.from(fromBase32(encoded)).toString()).toBe(text);
});
