import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readLinks } from "#contract/pages/brand.ts";
import { operatorMessages } from "./operator-messages.ts";
import { brandTexts } from "./product.ts";

const colours = { accent: "", accentDark: "", stage: "", stageDark: "" };
const brand = { name: "Ring", shortName: "", imprint: "", supportAddress: "", links: "", ...colours };
const status = "Status page https://status.example/";
const sentences = (changes: Partial<typeof brand>) =>
  z.safeParse(z.object(brandTexts), { ...brand, ...changes }).error?.issues.map(({ message }) => message);

test.each([
  ["a name in two lines", { name: "Ring\r\nBcc: a@b.example" }],
  ["a short name with a tab", { shortName: "Ring\tA" }],
  ["a name that turns the sentence around it", { name: "Ring\u202E" }],
  ["an imprint that turns its lines", { imprint: "Ring\u2067 Ltd" }],
  ["an imprint with a null", { imprint: "Ring Ltd\u0000" }],
])("%s is refused by name", (_what, changes) => {
  expect(sentences(changes)).toEqual([operatorMessages.controlCharacter]);
});

test("marks that letters need, and those of a direction, are taken", () => {
  expect(sentences({ name: "क्‍ष \u200Fرنة", imprint: "می‌خواهم\nTel Aviv" })).toBeUndefined();
});

test.each([
  ["a script", "Status javascript:alert(1)"],
  ["an address without TLS", "Status http://status.example"],
  ["a password", "Status https://ring@status.example"],
  ["an address without a label", "https://status.example"],
  ["a label alone", "Status"],
  ["a label of 31 characters", `${"x".repeat(31)} https://status.example`],
  ["no host", "Status https://"],
])("a link with %s is refused", (_what, link) => {
  expect(sentences({ links: `${status}\n${link}` })).toEqual([operatorMessages.linkRefused]);
});

test("a fifth link is refused, and so is a support address that is none", () => {
  expect(sentences({ links: Array(5).fill(status).join("\n") })).toEqual([operatorMessages.tooManyLinks]);
  expect(sentences({ supportAddress: "help@" })).toEqual([operatorMessages.noAddress]);
});

test.each(["red", "#0b5c4", "#0b5c431", "#0b5c43;color:red"])("the colour %s is refused", (accent) => {
  expect(sentences({ accent })).toEqual([operatorMessages.noColour]);
});

test("up to four links with labels of several words are read", () => {
  const links = Array(4).fill(status).join("\n\n");
  expect(sentences({ links, supportAddress: "help@ring.example" })).toBeUndefined();
  expect(readLinks(links)).toEqual(Array(4).fill({ label: "Status page", url: "https://status.example/" }));
});

test("names of any script, and an imprint in lines, are taken", () => {
  const names = { name: "श्री\u200dफ़ोन", shortName: "شركة", imprint: "Ring & Söhne <b>\nHRB 1234" };
  expect(sentences(names)).toBeUndefined();
});
