import { expect, test } from "vitest";
import * as z from "zod/mini";
import { operatorMessages } from "./operator-messages.ts";
import { brandTexts } from "./product.ts";

const brand = { name: "Ring", shortName: "", imprint: "" };
const sentences = (changes: Partial<typeof brand>) =>
  z.safeParse(z.object(brandTexts), { ...brand, ...changes }).error?.issues.map(({ message }) => message);

test.each([
  ["a name in two lines", { name: "Ring\r\nBcc: a@b.example" }],
  ["a short name with a tab", { shortName: "Ring\tA" }],
  ["an imprint with a null", { imprint: "Ring Ltd\u0000" }],
])("%s is refused by name", (_what, changes) => {
  expect(sentences(changes)).toEqual([operatorMessages.controlCharacter]);
});

test("names of any script, and an imprint in lines, are taken", () => {
  const names = { name: "श्री\u200dफ़ोन", shortName: "شركة", imprint: "Ring & Söhne <b>\nHRB 1234" };
  expect(sentences(names)).toBeUndefined();
});
