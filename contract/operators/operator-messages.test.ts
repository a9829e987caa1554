import { expect, test } from "vitest";
import { operatorMessages } from "./operator-messages.ts";

/** Every sentence, with a word for each value. */
function sentences(messages: object): string[] {
  return Object.values(messages).flatMap((message: unknown) => {
    if (typeof message === "string") return [message];
    if (typeof message === "function") return [String(message("word", ["word"]))];
    return typeof message === "object" && message !== null ? sentences(message) : [];
  });
}

test("no sentence names an option of the command line, because the page shows it too", () => {
  const all = sentences(operatorMessages);
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter((sentence) => /--\w/.test(sentence))).toEqual([]);
});
