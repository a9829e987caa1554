import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publicMembers } from "./testing/sdk-members.ts";
import { sdkRows } from "./testing/sdk-table.ts";

const rows = sdkRows();

test("every public member of the SDK's typings has one row in docs/voice-sdk.md, and no row is for anything else", () => {
  const members = publicMembers();
  expect(members).toEqual(expect.arrayContaining(["new Device", "Call.mute", "Call on warning-cleared"]));
  expect(rows.map(({ member }) => member).toSorted()).toEqual(members.toSorted());
});

test("the page is about the installed version", () => {
  const manifest = new URL("../package.json", import.meta.resolve("@twilio/voice-sdk"));
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const page = readFileSync(new URL("../../docs/voice-sdk.md", import.meta.url), "utf8");
  expect(page).toContain(`\`@twilio/voice-sdk\` ${version}`);
});

test("every row has one of the kinds and a sentence", () => {
  for (const { member, here, sentence } of rows) {
    expect(`${member}: ${here}`).toMatch(/: (works|differs|not applicable)$/);
    expect(`${member}: ${sentence}`).toMatch(/: .+\.$/);
  }
});

test("a line that looks like a row is one", () => {
  expect(sdkRows("| `A` | works | | Yes. |\n| `B` | works | 1, X | Yes. |")).toEqual([
    { member: "A", here: "works", refusals: [], sentence: "Yes." },
    { member: "B", here: "works", refusals: ["1", "X"], sentence: "Yes." },
  ]);
});
