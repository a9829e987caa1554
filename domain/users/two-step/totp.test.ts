import { TOTP, URI } from "otpauth";
import { expect, test } from "vitest";
import { firstStep, newSecret } from "./codes.ts";
import { enrolmentUri, matchingStep } from "./totp.ts";

/** RFC 6238's test secret, the ASCII digits 1 to 0 twice, in base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  ["1970-01-01T00:00:59Z", "287082"],
  ["2005-03-18T01:58:29Z", "081804"],
  ["2005-03-18T01:58:31Z", "050471"],
  ["2009-02-13T23:31:30Z", "005924"],
  ["2033-05-18T03:33:20Z", "279037"],
  ["2603-10-11T11:33:20Z", "353130"],
])("accepts at %s the last six digits of RFC 6238, appendix B: %s", (moment, code) => {
  const step = Math.floor(Date.parse(moment) / 30_000);
  expect(matchingStep(secret, code, new Date(moment))).toBe(step);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])("accepts a code %i steps away: %s", (distance, good) => {
  const at = new Date("2026-03-01T12:00:00Z");
  const code = new TOTP({ secret }).generate({ timestamp: at.getTime() + distance * 30_000 });
  const step = Math.floor(at.getTime() / 30_000) + distance;
  expect(matchingStep(secret, code, at)).toBe(good ? step : undefined);
});

test.each([
  "287 082",
  "287-082",
  "\u0662\u0668\u0667\u0660\u0668\u0662",
  "\uff12\uff18\uff17\uff10\uff18\uff12",
  "\u0968\u096e\u096d 082",
])("reads the code 287082 typed as %s", (typed) => {
  expect(firstStep(secret, typed, new Date("1970-01-01T00:00:59Z"))).toBe(1);
});

test("a new secret is 160 random bits in base32", () => {
  const random = Buffer.from("12345678901234567890, and more").toString("base64url");
  expect(newSecret({ uuid: () => "", secret: () => random })).toBe(secret);
});

test("the enrolment URI of a product with a colon in its name names the address alone", () => {
  const read = URI.parse(enrolmentUri("Acme: Calls", "ada@example.com", secret));
  expect(read).toMatchObject({ issuer: "Acme Calls", label: "ada@example.com" });
});

test("the enrolment URI names issuer, address and secret", () => {
  const uri = new URL(enrolmentUri("Farline", "ada+calls@example.com", secret));
  expect(decodeURIComponent(uri.href)).toContain("otpauth://totp/Farline:ada+calls@example.com?");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Farline",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
