import { expect, test } from "vitest";
import { transactionSchema } from "#contract/money/wallet.ts";
import { catalogues } from "#words/all.ts";
import { addCatalogue, inLanguage } from "#words/translate.ts";
import { toTransaction } from "./transactions.ts";

const call = {
  id: "1",
  kind: "call",
  createdAt: new Date("2026-11-22T12:00:00Z"),
  credits_mc: -1_500,
  country: "GB",
  destination: "United Kingdom mobile",
} as const;

test("names the number of a call apart, for screens to show it in its country's way", () => {
  const transaction = toTransaction({ ...call, number: "+447700900000" });
  expect(transactionSchema.parse(transaction)).toMatchObject({
    description: "Call to United Kingdom mobile, +447700900000",
    number: "+447700900000",
  });
});

addCatalogue("de", catalogues.de);

test("names the country of a call in the reader's language", () => {
  const { description } = inLanguage("de", () => toTransaction({ ...call, number: "+447700900000" }));
  expect(description).toBe("Anruf: Vereinigtes Königreich, Mobil, +447700900000");
});

test("gives no number once its caller has deleted their account", () => {
  const transaction = toTransaction({ ...call, number: "+44770090xxxx" });
  expect(transactionSchema.parse(transaction)).not.toHaveProperty("number", expect.anything());
});
