import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { longestPause_ms, type Reported } from "./finding.ts";
import type { Found } from "./found.ts";
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
  const actual = { ...kept, payments: [payment, unpaid], calls: [call, unanswered, refused] };
  expect(compare(nothing, actual)).toEqual([]);
});

/** Changes to what is there, by the finding of each. */
const broken: Readonly<Record<string, Partial<Found>>> = {
  "lost: ada@example.com signed up, and no mail came.": { mailed: new Set() },
  "lost: ada@example.com signed up, and cannot log in.": { loggedIn: new Set() },
  "lost: Payment pi_1 was paid and never credited.": { payments: [{ ...payment, posted_mc: [] }] },
  "doubled: Payment pi_1 was credited 2 times (100000, 100000 mc).": {
    payments: [{ ...payment, posted_mc: [100_000, 100_000] }],
  },
  "wrong: Payment pi_1 of 100000 mc was credited 99000 mc.": {
    payments: [{ ...payment, posted_mc: [99_000] }],
  },
  "wrong: Payment pi_2 was credited and never paid.": { payments: [payment, { ...payment, ref: "pi_2" }] },
  "stuck: Call CA1 is open after its end.": { calls: [{ ...call, open: true }] },
  "doubled: Call CA1 was charged 2 times (-1000, -1000 mc).": {
    calls: [{ ...call, posted_mc: [-1_000, -1_000] }],
  },
  "wrong: Call CA1 costs 1000 mc, and its wallet paid 900 mc.": { calls: [{ ...call, posted_mc: [-900] }] },
  "lost: Call CA2 was answered and is not in the history.": { answered: ["CA1", "CA2"] },
  "lost: Call CA2 was answered and never charged.": {
    answered: ["CA1", "CA2"],
    calls: [call, { providerCallId: "CA2", open: false, cost_mc: 0, posted_mc: [] }],
  },
  "lost: Call CA1 has a receipt and no row.": { calls: [], answered: [] },
  "wrong: Call CA1 has a receipt of 1000 mc and costs 2000 mc.": {
    calls: [{ ...call, cost_mc: 2_000, posted_mc: [-2_000] }],
  },
  "overspent: Wallet w1 is below its floor.": { wallets: [{ ...wallet, held_mc: 99_001 }] },
  "stuck: Wallet w1 still holds 500 mc.": { wallets: [{ ...wallet, held_mc: 500 }] },
  "wrong: Wallet w1: held should be 0 mc and is 5 mc.": {
    audit: [{ walletId: "w1", invariant: "held", expected_mc: 0, actual_mc: 5 }],
  },
  "stuck: 2 mails are still in the outbox.": { unsentMails: 2 },
};

test.each(Object.entries(broken))("the comparison finds %s", (finding, change) => {
  const findings = compare(reported, { ...kept, ...change });
  expect(findings.map(({ kind, sentence }) => `${kind}: ${sentence}`)).toContain(finding);
});

test("a purchase without a row is a finding, paid or only reported", () => {
  expect(compare(reported, { ...kept, payments: [] })).toContainEqual({
    kind: "lost",
    sentence: "Payment pi_1 was paid and never credited.",
  });
  const free = { ...reported, purchases: [{ ref: "pi_9", credits_mc: 1, at_ms: 0 }] };
  expect(compare(free, kept)).toEqual([
    { kind: "wrong", sentence: "Payment pi_9 was reported as credited and never paid." },
  ]);
});

test.each<[successes_ms: number[], longest_ms: number]>([
  [[], 100],
  [[10, 20, 95], 75],
  [[95, 20, 10], 75],
  [[60, 70], 60],
  [[10, 30], 70],
])("the longest pause around %j within 100 ms is %i ms", (successes_ms, longest_ms) => {
  expect(longestPause_ms(successes_ms, 0, 100)).toBe(longest_ms);
});
