import { expect, test } from "vitest";
import { transactionSchema } from "#contract/payments.ts";
import { toTransaction } from "./transactions.ts";

const call = {
  id: "1",
  kind: "call",
  createdAt: new Date("2026-11-22T12:00:00Z"),
  credits_mc: -1_500,
  destination: "United Kingdom",
} as const;

test("names the number of a call apart, for screens to show it in its country's way", () => {
  const transaction = toTransaction({ ...call, number: "+442079460000" });
  expect(transactionSchema.parse(transaction)).toMatchObject({
    description: "Call to United Kingdom, +442079460000",
    number: "+442079460000",
  });
});

test("gives no number once its caller has deleted their account", () => {
  const transaction = toTransaction({ ...call, number: "+44207946xxxx" });
  expect(transactionSchema.parse(transaction)).not.toHaveProperty("number", expect.anything());
});
