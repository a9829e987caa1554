import { describe, expect, test } from "vitest";
import { compare } from "./compare.ts";
import type { Found } from "./found.ts";
import type { Reported } from "./reported.ts";
import { call, kept, payment, reported, wallet } from "./testing/kept-promises.ts";

test("promises that were kept have no finding", () => {
  expect(compare(reported, kept)).toEqual([]);
});

test("what was reported to no client may have happened or not", () => {
  const nothing: Reported = { signUps: [], purchases: [], receipts: [], refunds: [] };
  expect(compare(nothing, kept)).toEqual([]);
  const unpaid = { ...payment, id: "p2", ref: "pi_2", posted_mc: [] };
  const unanswered = { providerCallId: "CA2", open: false, cost_mc: 0, posted_mc: [] };
  const refused = { providerCallId: "CA3", open: false, cost_mc: null, posted_mc: [] };
  const found = { ...kept, payments: [payment, unpaid], calls: [call, unanswered, refused] };
  expect(compare(nothing, found)).toEqual([]);
});

const broken: [promise: string, found: Partial<Found>, kind: string, sentence: string][] = [
  ["a sign-up's mail", { mailed: new Set() }, "lost", "ada@example.com signed up, and no mail came."],
  ["a sign-up", { loggedIn: new Set() }, "lost", "ada@example.com signed up, and cannot log in."],
  [
    "a paid purchase without credits",
    { payments: [{ ...payment, posted_mc: [] }] },
    "lost",
    "Payment pi_1 was paid and never credited.",
  ],
  ["a paid purchase without a row", { payments: [] }, "lost", "Payment pi_1 was paid and never credited."],
  [
    "a purchase credited twice",
    { payments: [{ ...payment, posted_mc: [100_000, 100_000] }] },
    "doubled",
    "Payment pi_1 was credited 2 times (100000, 100000 mc).",
  ],
  [
    "a purchase credited with too little",
    { payments: [{ ...payment, posted_mc: [99_000] }] },
    "wrong",
    "Payment pi_1 of 100000 mc was credited 99000 mc.",
  ],
  [
    "an unpaid purchase that was credited",
    { payments: [payment, { ...payment, ref: "pi_2" }] },
    "wrong",
    "Payment pi_2 was credited and never paid.",
  ],
  ["an open call", { calls: [{ ...call, open: true }] }, "stuck", "Call CA1 is open after its end."],
  [
    "a call charged twice",
    { calls: [{ ...call, posted_mc: [-1_000, -1_000] }] },
    "doubled",
    "Call CA1 was charged 2 times (-1000, -1000 mc).",
  ],
  [
    "a call charged other than it cost",
    { calls: [{ ...call, posted_mc: [-900] }] },
    "wrong",
    "Call CA1 costs 1000 mc, and its wallet paid 900 mc.",
  ],
  [
    "an answered call without a row",
    { answered: ["CA1", "CA2"] },
    "lost",
    "Call CA2 was answered and is not in the history.",
  ],
  [
    "an answered call without a charge",
    {
      answered: ["CA1", "CA2"],
      calls: [call, { providerCallId: "CA2", open: false, cost_mc: 0, posted_mc: [] }],
    },
    "lost",
    "Call CA2 was answered and never charged.",
  ],
  ["a receipt without a call", { calls: [], answered: [] }, "lost", "Call CA1 has a receipt and no row."],
  [
    "a receipt of another charge",
    { calls: [{ ...call, cost_mc: 2_000, posted_mc: [-2_000] }] },
    "wrong",
    "Call CA1 has a receipt of 1000 mc and costs 2000 mc.",
  ],
  [
    "an overspent wallet",
    { wallets: [{ ...wallet, held_mc: 99_001 }] },
    "overspent",
    "Wallet w1 is below its floor.",
  ],
  [
    "credits that are held for nothing",
    { wallets: [{ ...wallet, held_mc: 500 }] },
    "stuck",
    "Wallet w1 still holds 500 mc.",
  ],
  [
    "a broken ledger",
    { audit: [{ walletId: "w1", invariant: "held", expected_mc: 0, actual_mc: 5 }] },
    "wrong",
    "Wallet w1: held should be 0 mc and is 5 mc.",
  ],
  ["mails that were not sent", { unsentMails: 2 }, "stuck", "2 mails are still in the outbox."],
];

describe("the comparison finds", () => {
  test.each(broken)("%s", (_promise, change, kind, sentence) => {
    expect(compare(reported, { ...kept, ...change })).toContainEqual({ kind, sentence });
  });
});

test("a purchase that was reported and never paid is a finding", () => {
  const free = { ...reported, purchases: [{ ref: "pi_9", credits_mc: 1, at_ms: 0 }] };
  expect(compare(free, kept)).toEqual([
    { kind: "wrong", sentence: "Payment pi_9 was reported as credited and never paid." },
  ]);
});
