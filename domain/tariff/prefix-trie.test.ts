import fc from "fast-check";
import { expect, test } from "vitest";
import { compilePrefixes } from "./prefix-trie.ts";

const digitString = (length: { minLength: number; maxLength: number }) =>
  fc.array(fc.integer({ min: 0, max: 3 }), length).map((digits) => digits.join(""));

test("finds the same value as a search through all prefixes", () => {
  const prefixes = fc.uniqueArray(digitString({ minLength: 1, maxLength: 6 }), { maxLength: 40 });
  fc.assert(
    fc.property(prefixes, digitString({ minLength: 0, maxLength: 10 }), (stored, number) => {
      const trie = compilePrefixes(stored.map((prefix, index) => [prefix, index] as const));
      const fitting = stored.filter((prefix) => number.startsWith(prefix));
      const longest = fitting.toSorted((left, right) => right.length - left.length)[0];
      expect(trie.longest(number)).toBe(longest === undefined ? undefined : stored.indexOf(longest));
    }),
  );
});

test("ends the search at anything but digits", () => {
  const trie = compilePrefixes([["44", 7]]);
  expect(trie.longest("44x")).toBe(7);
  expect(trie.longest("4:4")).toBeUndefined();
  expect(trie.longest("/44")).toBeUndefined();
});
