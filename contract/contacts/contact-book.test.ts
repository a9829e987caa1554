import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contactLimits, typedContactSchema } from "./contact-book.ts";

const ada = { name: "Ada", numbers: [{ number: "+442079460000" }] };
const noteOf = (note: unknown) => z.safeParse(typedContactSchema, { ...ada, note });

test.each([
  [undefined, undefined],
  ["", ""],
  ["  Likes tea \r\n\r\n Has a dog\r", "Likes tea \n\n Has a dog"],
  ["a\tb", "a\tb"],
  ["x".repeat(contactLimits.note), "x".repeat(contactLimits.note)],
])("a note %j is kept as %j", (typed, expected) => {
  expect(noteOf(typed).data?.note).toBe(expected);
});

test.each([
  ["x".repeat(contactLimits.note + 1), "Please use at most {maximum=2000} characters"],
  ["Likes\0tea", "Please leave out characters that cannot be printed"],
  ["Likes \u001b[1mtea", "Please leave out characters that cannot be printed"],
])("a note of other kinds is refused with a sentence", (typed, sentence) => {
  expect(noteOf(typed).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
