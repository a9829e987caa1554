import { expect, test } from "vitest";
import { keypadKey } from "./keypad.tsx";

const plain = { altKey: false, ctrlKey: false, metaKey: false };

test.each([
  ["5", "5"],
  ["W", "w"],
  ["#", "#"],
  ["\u0665", "5"],
  ["\u06f5", "5"],
  ["\u096b", "5"],
  ["\uff15", "5"],
  ["\uff0a", "*"],
  ["F5", null],
  ["a", null],
  ["Enter", null],
])("the key %s of a keyboard is %s on the keypad", (key, expected) => {
  expect(keypadKey({ ...plain, key })).toBe(expected);
  expect(keypadKey({ ...plain, key, ctrlKey: true })).toBeNull();
});
