import { expect, test } from "vitest";
import { textOf, unicodeOf } from "./unicode-text.ts";

const littleEndian = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const bigEndian = (text: string) => new Uint8Array(Buffer.from(text, "utf16le").swap16());

test.each([
  ["Latin", "Name,Phone\r\nZoë,+442079460000\r\n"],
  ["Arabic", "الاسم,رقم الهاتف\nعمر,+971501234567\n"],
  ["Chinese, where a letter has a zero byte too", "一一一一一一,一一\n一一一一,86\n"],
  ["a card", "BEGIN:VCARD\nFN:Ōno\nEND:VCARD\n"],
  ["letters beyond the first plane", `Name,Phone\n${"😀".repeat(4_000)},+442079460000\n`],
])("%s in each Unicode encoding, with and without its mark", (_title, text) => {
  const utf8 = new Uint8Array(Buffer.from(text));
  expect([unicodeOf(utf8), textOf(utf8)]).toEqual(["utf-8", text]);
  expect(textOf(new Uint8Array(Buffer.from(`\uFEFF${text}`)))).toBe(text);
  for (const mark of ["", "\uFEFF"]) {
    expect([unicodeOf(littleEndian(mark + text)), textOf(littleEndian(mark + text))]).toEqual([
      "utf-16le",
      text,
    ]);
    expect([unicodeOf(bigEndian(mark + text)), textOf(bigEndian(mark + text))]).toEqual(["utf-16be", text]);
  }
});

test.each([
  ["Latin-1", [0x4e, 0x61, 0xef, 0x2c, 0x0a], undefined],
  ["zero bytes at random", [0, 0, 1, 0, 0, 0, 0x0a, 0, 0, 0x2c, 0, 0x80], undefined],
])("%s is no Unicode text", (_title, bytes, encoding) => {
  expect(unicodeOf(new Uint8Array(bytes))).toBe(encoding);
});
