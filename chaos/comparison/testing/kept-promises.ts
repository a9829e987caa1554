import type { Reported } from "#chaos/comparison/finding.ts";
import type { Charge, Found, FoundPayment } from "#chaos/comparison/found.ts";

/** Reports to one customer: a purchase and a call. */
export const reported: Reported = {
  signUps: [{ email: "ada@example.com", at_ms: 0 }],
  purchases: [{ ref: "pi_1", credits_mc: 100_000, at_ms: 0 }],
  receipts: [{ providerCallId: "CA1", charged_mc: 1_000, at_ms: 0 }],
  refunds: [],
};

export const payment: FoundPayment = {
  walletId: "w1",
  id: "p1",
  ref: "pi_1",
  credits_mc: 100_000,
  refunded_minor: 0,
  isDisputed: false,
  posted_mc: [100_000],
  disputed_mc: [],
};
export const charge: Charge = {
  ref: "pi_1",
  charge_minor: 1_000,
  refunded_minor: 0,
  disputed_minor: 0,
  refunds: 0,
  failedRefunds: 0,
  disputes: 0,
};
export const call = { providerCallId: "CA1", open: false, cost_mc: 1_000, posted_mc: [-1_000] };
export const wallet = { id: "w1", posted_mc: 99_000, held_mc: 0, floor_mc: 0 };

/** The findings when both promises are kept. */
export const kept: Found = {
  mailed: new Set(["ada@example.com"]),
  loggedIn: new Set(["ada@example.com"]),
  payments: [payment],
  refunds: [],
  charged: [charge],
  givenBack: [],
  calls: [call],
  answered: ["CA1"],
  wallets: [wallet],
  audit: [],
  unsentMails: 0,
};
