import { expect, it } from "vitest";
import { inWords } from "./in-words.ts";

it.each([
  ["hang_up_call", "Hang up call"],
  ["cutoffAt", "Cutoff at"],
  ["no_answer", "No answer"],
])("writes %s as %s", (name, words) => {
  expect(inWords(name)).toBe(words);
});
