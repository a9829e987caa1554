import { expect, test } from "vitest";
import { outcomeWord, type Transaction, transactionSchema } from "./wallet.ts";

const types: readonly string[] = transactionSchema.shape.type.options;

test.each(["purchase", "usage", "refund", "test", "stripe", "call"])(
  "the transactions whose type contains %s are those of that very type",
  (word) => {
    expect(types.filter((type) => type.includes(word))).toEqual(types.filter((type) => type === word));
  },
);

test("a purchase that the bank refused is declined rather than failed, and a refund that is not there on its way", () => {
  const transaction: Transaction = {
    id: "1",
    createdAt: "2026-11-28T12:00:00.000Z",
    type: "purchase",
    description: "",
    amount: 10,
    currency: "USD",
    credits: 0,
    status: "failed",
  };
  expect(outcomeWord({ ...transaction, reason: "declined" })).toBe("declined");
  expect(outcomeWord(transaction)).toBe("failed");
  expect(outcomeWord({ ...transaction, status: "pending" })).toBe("pending");
  expect(outcomeWord({ ...transaction, type: "refund", status: "pending" })).toBe("on its way");
});
