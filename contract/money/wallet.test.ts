import { expect, test } from "vitest";
import { transactionSchema } from "./wallet.ts";

const types: readonly string[] = transactionSchema.shape.type.options;

test.each(["purchase", "usage", "refund", "test", "stripe", "call"])(
  "the transactions whose type contains %s are those of that very type",
  (word) => {
    expect(types.filter((type) => type.includes(word))).toEqual(types.filter((type) => type === word));
  },
);
