import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const rooms = ["contract", "domain", "adapters", "server", "web"];
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: "utf8" })
    .map((path) => `${room}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\/|\/dist\//.test(path)),
);

/** The files with a text that matches. */
function having(pattern: RegExp): string[] {
  return files.filter((path) => pattern.test(readFileSync(join(root, path), "utf8"))).toSorted();
}

test("only one file reads the digits of a number by the numbering plans", () => {
  expect(files.length).toBeGreaterThan(1_000);
  const parser =
    /\b(parsePhoneNumber\w*|parseNumber|is(Valid|Possible)(Phone)?Number\w*|findPhoneNumbers\w*|PhoneNumberMatcher)\b/;
  expect(having(parser)).toEqual(["contract/numbers/read-number.ts"]);
});

test("the server reads a text as a number at its edges, and in no other way", () => {
  expect(having(/\btidyNumber\b/).filter((path) => /^(domain|adapters|server)\//.test(path))).toEqual([]);
  expect(having(/\breadNumber\b/).filter((path) => /^(adapters|server\/jobs)\//.test(path))).toEqual([]);
});

test("no text is taken for a number without being read", () => {
  expect(having(/\bas E164\b/)).toEqual([]);
  // Rows, messages and drafts of our own hold numbers that were read before they were written. A caller may show one of no plan.
  expect(having(/\be164Schema\.(parse|safeParse)\b/)).toEqual([
    "adapters/postgres/calls/call-row.ts",
    "adapters/postgres/contact-book-store.ts",
    "adapters/twilio/caller-ids.ts",
    "adapters/twilio/phone-numbers.ts",
    "contract/numbers/read-caller.ts",
    "contract/numbers/read-number.ts",
    "domain/calls/authorise-call.ts",
    "domain/calls/incoming/unwanted-calls.ts",
    "domain/ledger/transactions.ts",
    "web/app/call-history/call-page.tsx",
    "web/number/call-number.ts",
  ]);
});
