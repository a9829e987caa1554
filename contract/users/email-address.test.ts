import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { needsSmtpUtf8, readEmailAddress } from "./email-address.ts";
import { emailField } from "./email-field.ts";

/** HTML's own pattern, as the standard prints it. */
const htmlPattern = z.regexes.html5Email;
const bytes = (text: string) => Buffer.byteLength(text);

const localCharacters = "abcXYZ019.!#$%&'*+/=?^_`{|}~-";
const localParts = fc.string({ unit: fc.constantFrom(...localCharacters), minLength: 1, maxLength: 64 });
const labels = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
const hosts = fc.array(labels, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("."));
const scripts = ["почта", "用户", "ελληνικά", "उपयोगकर्ता", "ຜູ້ໃຊ້", "münchen", "이메일", "ユーザー", "علي"];
const internationalHosts = fc
  .tuple(fc.constantFrom("почта.рф", "bücher.example", "例え.テスト", "παράδειγμα.δοκιμή", "मेल.भारत"), labels)
  .map(([host, sub]) => `${sub}.${host}`);

describe("an address of ASCII", () => {
  test("is kept as typed where HTML's email field takes it", () => {
    fc.assert(
      fc.property(localParts, hosts, (name, host) => {
        const address = `${name}@${host}`;
        expect(htmlPattern.test(address)).toBe(true);
        expect(readEmailAddress(` ${address}\t`)).toBe(address);
      }),
    );
  });

  test("is refused where HTML's email field refuses it, or RFC 5321 for its length", () => {
    const characters = [..."ab1.-@+&/=\"'<>()[],:;\\ \t\r\n\0%_"];
    const texts = fc.string({ unit: fc.constantFrom(...characters), maxLength: 20 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(readEmailAddress(text) !== undefined).toBe(htmlPattern.test(text.trim()));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each([
    "o&m@example.com",
    "a/b@example.com",
    "x=y@example.com",
    "a..b@docomo.example",
    "ada@localhost",
  ])("is accepted: %s", (address) => expect(readEmailAddress(address)).toBe(address));
});

describe("an international host", () => {
  test.each([
    ["test@почта.рф", "test@xn--80a1acny.xn--p1ai"],
    ["test@ПОЧТА.РФ", "test@xn--80a1acny.xn--p1ai"],
    ["ada@bücher.example", "ada@xn--bcher-kva.example"],
    ["ada@bu\u0308cher.example", "ada@xn--bcher-kva.example"],
    ["ada@例え。テスト", "ada@xn--r8jz45g.xn--zckzah"],
    ["ada＠почта.рф", "ada@xn--80a1acny.xn--p1ai"],
    ["Ada@straße.example", "Ada@xn--strae-oqa.example"],
  ])("%s is kept as %s, which is read the same", (typed, expected) => {
    expect(readEmailAddress(typed)).toBe(expected);
    expect(readEmailAddress(expected)).toBe(expected);
  });

  test.each([
    [
      "with wide letters of an East Asian keyboard",
      "ｔａｎａｋａ．１２＠ｅｘａｍｐｌｅ．ｃｏｍ",
      "tanaka.12@example.com",
    ],
    ["with a wide sign alone", "tanaka＠example.com", "tanaka@example.com"],
    ["copied with marks of direction", "\u202Aada@example.com\u202C", "ada@example.com"],
    ["copied with isolates and a mark", "\u2066ada@example.com\u2069\u200F", "ada@example.com"],
    ["copied with a space without width", "\u200Bada@example.com \u200B", "ada@example.com"],
  ])("%s is the address that is seen", (_how, typed, expected) => {
    expect(readEmailAddress(typed)).toBe(expected);
  });

  test.each([
    "ada@почта..рф",
    "ada@.рф",
    "ada@почта.рф.",
    "ada@почта.рф/x",
    "ada@почта.рф:25",
    "ada@%70очта.рф",
    "ada@почта рф",
    "ada@поч／та.рф",
    "ada@１２７.１",
    "ada@[почта.рф]",
    `ada@${"п".repeat(64)}.рф`,
  ])("is refused where no host is meant: %s", (typed) => {
    expect(readEmailAddress(typed)).toBeUndefined();
  });
});

describe("an international name before the @", () => {
  test.each([
    ["почта@почта.рф", "почта@xn--80a1acny.xn--p1ai"],
    ["Почта@example.com", "почта@example.com"],
    ["jose\u0301@example.com", "josé@example.com"],
    ["用户@例え.テスト", "用户@xn--r8jz45g.xn--zckzah"],
    ["😀@example.com", "😀@example.com"],
  ])("%s is kept as %s, and needs SMTPUTF8", (typed, expected) => {
    expect(readEmailAddress(typed)).toBe(expected);
    expect(needsSmtpUtf8(expected)).toBe(true);
  });

  test("a sign that NFC makes an ASCII letter is that letter", () => {
    expect(readEmailAddress("\u212Aim@example.com")).toBe("Kim@example.com");
  });

  test.each([
    "поч та@example.com",
    "почта\u00A0@example.com",
    "поч\u200Bта@example.com",
    "\u202Eпочта@example.com",
    "почта\u0085@example.com",
    "почта\ud800@example.com",
    "почта\uE000@example.com",
    "почта\r\nBcc: x@example.com",
    '"почта"@example.com',
    "почта@поч@example.com",
    "@почта.рф",
    "",
    "почта",
  ])("is refused where a reader could not see it: %j", (typed) => {
    expect(readEmailAddress(typed)).toBeUndefined();
  });
});

test("lengths count as octets, as in RFC 5321", () => {
  expect(readEmailAddress(`${"a".repeat(64)}@example.com`)).toBeDefined();
  expect(readEmailAddress(`${"a".repeat(65)}@example.com`)).toBeUndefined();
  expect(readEmailAddress(`${"я".repeat(32)}@example.com`)).toBeDefined();
  expect(readEmailAddress(`${"я".repeat(33)}@example.com`)).toBeUndefined();
  const host = (length: number) => `${"a".repeat(2 - (length % 2))}${".a".repeat(Math.ceil(length / 2) - 1)}`;
  expect(readEmailAddress(`a@${host(252)}`)).toBeDefined();
  expect(readEmailAddress(`a@${host(253)}`)).toBeUndefined();
});

test("what is kept is read as itself, is short, and says no more than one line", () => {
  const names = fc.oneof(
    localParts,
    fc.constantFrom(...scripts),
    fc.string({ unit: "binary", maxLength: 70 }),
  );
  const anyHost = fc.oneof(hosts, internationalHosts, fc.string({ unit: "binary", maxLength: 70 }));
  fc.assert(
    fc.property(names, anyHost, (name, host) => {
      const address = readEmailAddress(`${name}@${host}`);
      if (address === undefined) return;
      expect(readEmailAddress(address)).toBe(address);
      expect(address).not.toMatch(/[\p{C}\p{Z}<>",;:()[\]\\]/u);
      expect(address.slice(address.lastIndexOf("@"))).toMatch(/^@[a-zA-Z0-9.-]+$/);
      expect(bytes(address)).toBeLessThanOrEqual(254);
      expect(needsSmtpUtf8(address)).toBe(bytes(address) !== address.length);
    }),
    { numRuns: 2_000 },
  );
});

test("a form's field gives the kept form, and a sentence for what is none", () => {
  const field = emailField("missing");
  expect(field.parse(" test@почта.рф ")).toBe("test@xn--80a1acny.xn--p1ai");
  const messageFor = (typed: unknown) => field.safeParse(typed).error?.issues[0]?.message;
  expect(messageFor("\u200B ")).toBe("missing");
  expect(messageFor(undefined)).toBe("missing");
  expect(messageFor("ada@")).toBe("Please enter a valid email address");
  expect(messageFor("ada@exa mple.com")).toBe("Please enter a valid email address");
  expect(messageFor(`${"a".repeat(70)}@example.com`)).toBe("Please enter a valid email address");
});
