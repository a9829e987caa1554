import { expect, test } from "vitest";
import { creditsInWords } from "./money.ts";

test("writes credits in words", () => {
  expect([0.3, 1, 1_234.5].map(creditsInWords)).toEqual(["0.3 credits", "1 credit", "1,234.5 credits"]);
});
