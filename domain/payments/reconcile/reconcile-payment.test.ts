import { describe, expect, test } from "vitest";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import { statusOf } from "./reconcile-payment.ts";

const intent = (status: CardIntent["status"]): CardIntent => ({
  status,
  payment: { walletId: "a", id: "p" },
  terms: undefined,
  createdAt: new Date("2026-03-01T12:00:00Z"),
  charge_minor: 820,
  received_minor: 820,
  refunded_minor: 0,
  refundIds: [],
  disputed_minor: 0,
  unsettled: false,
  declines: [],
  paidBy: undefined,
  card: undefined,
  saved: undefined,
  failure: undefined,
  currency: "GBP",
  liveMode: false,
});

describe("what an intent means for its payment", () => {
  test.each([
    // intent       expired  payable  status       decided
    ["paid", false, true, "completed", true],
    ["paid", true, true, "completed", true],
    ["processing", false, true, "pending", false],
    ["processing", true, true, "pending", false],
    ["open", false, true, "pending", false],
    ["open", true, true, "failed", true],
    ["open", false, false, "failed", true],
    ["declined", false, true, "failed", false],
    ["declined", true, true, "failed", true],
    ["canceled", false, true, "failed", true],
    [undefined, false, false, "failed", true],
    [undefined, false, true, "failed", true],
  ] as const)("%s, expired %s, payable %s: %s, decided %s", (status, expired, payable, outcome, decided) => {
    expect(statusOf(status && intent(status), { expired, payable })).toEqual({ status: outcome, decided });
  });
});
