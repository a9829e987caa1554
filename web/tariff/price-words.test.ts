import { expect, test } from "vitest";
import { billingInWords, formatMinutePrice } from "./format-price.ts";

test.each([
  [0.1, "USD", "$0.10"],
  [0.03, "USD", "$0.03"],
  [0.0237, "GBP", "£0.0237"],
  [12, "EUR", "€12.00"],
  [14.99, "JPY", "¥14.99"],
  [15, "JPY", "¥15"],
] as const)("%d %s is %s", (amount, currency, text) => {
  expect(formatMinutePrice(amount, currency)).toBe(text);
});

test.each([
  [60, 60, 0, "Billed by the minute, rounded up."],
  [30, 6, 0, "At least 30 seconds, then in steps of 6 seconds."],
  [1, 1, 0, "At least 1 second, then in steps of 1 second."],
  [60, 60, 1_500, "Billed by the minute, rounded up; 1.5 credits to connect."],
])("%d/%d seconds and %d mc to connect: %s", (minimum_s, increment_s, connect_mc, text) => {
  expect(billingInWords({ perMinute_mc: 1_000, connect_mc, minimum_s, increment_s })).toBe(text);
});
