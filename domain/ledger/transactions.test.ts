import { expect, test } from "vitest";
import { transactionSchema } from "#contract/money/wallet.ts";
import "#words/all.ts";
import { inLanguage } from "#words/translate.ts";
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

test("names the country of a call in the reader's language", () => {
  const { description } = inLanguage("de", () => toTransaction({ ...call, number: "+447700900000" }));
  expect(description).toBe("Anruf: Vereinigtes Königreich, Mobil, +447700900000");
});

test("gives no number once its caller has deleted their account", () => {
  const transaction = toTransaction({ ...call, number: "+44770090xxxx" });
  expect(transactionSchema.parse(transaction)).not.toHaveProperty("number", expect.anything());
});

const purchase = {
  id: "1",
  kind: "purchase",
  createdAt: new Date("2026-11-22T12:00:00Z"),
  credits_mc: 100_000,
  amount_minor: 1_000,
  currency: "USD",
  byRule: false,
  endedBecause: null,
  ruleEnd: null,
  finisher: null,
} as const;

test.each([
  ["completed", false, { credits: 100, status: "completed" }],
  ["pending", false, { credits: 100, status: "pending" }],
  ["failed", false, { credits: 0, status: "failed" }],
  ["failed", true, { credits: 0, status: "failed", reason: "declined" }],
] as const)("a %s purchase, its card declined: %s", (status, declined, outcome) => {
  const { credits, status: shown, reason, description } = toTransaction({ ...purchase, status, declined });
  expect({ credits, status: shown, ...(reason && { reason }) }).toEqual(outcome);
  expect(description, "the credits that it was for stay named").toBe("100 credits by card");
});

test("tells a purchase's money in its currency, and a call's in USD", () => {
  const yen = {
    ...purchase,
    status: "completed",
    declined: false,
    amount_minor: 1_499,
    currency: "JPY",
  } as const;
  expect(toTransaction(yen)).toMatchObject({ amount: 1_499, currency: "JPY" });
  const called = toTransaction({ ...call, number: "+447700900000" });
  expect(called).toMatchObject({ credits: -1.5, amount: -0.15, currency: "USD" });
});

test("a purchase of automatic recharge says so", () => {
  const { description } = toTransaction({ ...purchase, status: "completed", declined: false, byRule: true });
  expect(description).toBe("100 credits by automatic recharge");
});

test("a rent is usage, and its number is named to its user alone", () => {
  const rent = { id: "rent:1:1", kind: "rent", createdAt: call.createdAt, credits_mc: -15_000 } as const;
  const shown = toTransaction({ ...rent, number: "+442079460001" });
  expect(shown).toMatchObject({
    type: "usage",
    credits: -15,
    amount: -1.5,
    currency: "USD",
    number: "+442079460001",
  });
  expect(shown.description).toBe("Number of your own: +442079460001");
  expect(toTransaction({ ...rent, number: null }).description).toBe("Number of your own");
});

const money = { amount_minor: 1_000, currency: "USD", status: "completed" } as const;

test.each([
  [{ kind: "refund", ...money }, -1, "Refund to your card"],
  [{ kind: "refund", ...money }, 1, "Refund that did not reach your card"],
  [{ kind: "dispute", ...money }, -1, "Payment disputed with your bank"],
  [{ kind: "dispute", ...money }, 1, "Dispute with your bank ended in our favour"],
  [{ kind: "adjustment" }, -1, "Credits taken back by us"],
  [{ kind: "adjustment" }, 1, "Credits given by us"],
  [{ kind: "debt" }, -1, "Debt of an earlier account of yours"],
  [{ kind: "debt" }, 1, "Debt paid by another account of yours"],
] as const)("%o by %i credits says which way they went", (entry, credits, sentence) => {
  const { id, createdAt } = purchase;
  const shown = toTransaction({ id, createdAt, ...entry, credits_mc: credits * 1_000 });
  expect(shown).toMatchObject({ credits, description: sentence });
});
