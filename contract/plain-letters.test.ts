import { expect, test } from "vitest";
import { plainLetters } from "./plain-letters.ts";

test("each Latin letter that the order of Unicode holds for plain ones is written with them", () => {
  const { compare } = new Intl.Collator("en", { sensitivity: "base" });
  const plainOnes = [..."abcdefghijklmnopqrstuvwxyz", "ae", "oe", "ss"];
  const letters = Array.from({ length: 0x180 - 0xc0 }, (_, index) => String.fromCharCode(0xc0 + index));
  for (const letter of letters) {
    const plain = plainOnes.find((one) => compare(one, letter) === 0);
    if (plain !== undefined && letter === letter.normalize("NFKD"))
      expect([letter, plainLetters(letter)]).toEqual([letter, plain]);
  }
});

test.each([
  ["STRAẞE", "strasse"],
  ["Łódź", "lodz"],
  ["Ærøskøbing", "aeroskobing"],
  ["İstanbul, Işık", "istanbul, isik"],
])("%s is %s", (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
