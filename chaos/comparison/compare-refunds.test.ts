import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import type { Reported } from "./finding.ts";
import type { Found, FoundRefund } from "./found.ts";
import { charge, kept, payment, reported, wallet } from "./testing/kept-promises.ts";

const refund: FoundRefund = {
  id: "r1",
  paymentId: "p1",
  amount_minor: 400,
  askedBy: "user",
  status: "done",
};
const made = { refundId: "r1", ref: "pi_1", amount_minor: 400, failed: false };
const paidBack = { ...charge, refunded_minor: 400, refunds: 1 };
const refunded = { ...payment, refunded_minor: 400, posted_mc: [100_000, -40_000] };
const back = { paymentId: "p1", askedBy: "user", amount_minor: 400 } as const;

/** Four of ten dollars went back to the card, and the user was told so. */
const told: Reported = { ...reported, refunds: [{ ...back, at_ms: 0 }] };
const returned: Found = {
  ...kept,
  payments: [refunded],
  refunds: [refund],
  charged: [paidBack],
  givenBack: [made],
  wallets: [{ ...wallet, posted_mc: 59_000 }],
};

const disputed = { ...charge, disputed_minor: 1_000, disputes: 1 };
const paused = { ...payment, isDisputed: true, disputed_mc: [-100_000] };

const keptCases: [name: string, reported: Reported, found: Found][] = [
  ["a refund that was reported", told, returned],
  ["a refund that was reported to none", reported, returned],
  ["a refund that the provider refused", reported, { ...kept, refunds: [{ ...refund, status: "refused" }] }],
  [
    "a refund that the bank returned",
    told,
    {
      ...returned,
      payments: [{ ...payment, posted_mc: [100_000, -40_000, 40_000] }],
      charged: [{ ...charge, refunds: 1, failedRefunds: 1 }],
      refunds: [{ ...refund, status: "refused" }],
      givenBack: [{ ...made, failed: true }],
    },
  ],
  ["an open or lost dispute", reported, { ...kept, payments: [paused], charged: [disputed] }],
  [
    "a dispute that was won",
    reported,
    {
      ...kept,
      payments: [{ ...payment, disputed_mc: [-100_000, 100_000] }],
      charged: [{ ...charge, disputes: 1 }],
    },
  ],
  [
    "a dispute of a payment that was refunded in part",
    told,
    {
      ...returned,
      payments: [{ ...refunded, isDisputed: true, disputed_mc: [-60_000] }],
      charged: [{ ...paidBack, disputed_minor: 1_000, disputes: 1 }],
      wallets: [{ ...wallet, posted_mc: -1_000, floor_mc: -1_000 }],
    },
  ],
  [
    "an operator's refund of credits that were used",
    reported,
    {
      ...returned,
      refunds: [{ ...refund, askedBy: "operator" }],
      wallets: [{ ...wallet, posted_mc: -1, floor_mc: -1 }],
    },
  ],
];

test.each(keptCases)("%s has no finding", (_name, reported, actual) => {
  expect(compare(reported, actual)).toEqual([]);
});

/** Changes to what is there, by the finding of each. */
const broken: Readonly<Record<string, Partial<Found>>> = {
  "lost: Payment p1: 400 for its user was reported as given back 1 times, and is there 0 times.": {
    refunds: [],
    givenBack: [],
  },
  "lost: Refund r1 counts as done, and the provider has none.": { givenBack: [] },
  "doubled: Refund r1 was made 2 times.": { givenBack: [made, made] },
  "wrong: Refund r1 of 400 was made over 500.": { givenBack: [{ ...made, amount_minor: 500 }] },
  "wrong: Refund r1 counts as refused and was made.": { refunds: [{ ...refund, status: "refused" }] },
  "wrong: Refund r1 counts as done, and the bank has returned it.": {
    givenBack: [{ ...made, failed: true }],
  },
  "wrong: Payment pi_1 was refunded 400, and no request for it is there.": { refunds: [] },
  "stuck: Refund r1 has no outcome.": { refunds: [{ ...refund, status: "requested" }] },
  "lost: Refunds of payment pi_1 took 0 mc, and by the provider's record 40000 mc.": {
    payments: [{ ...refunded, posted_mc: [100_000] }],
  },
  "doubled: Payment pi_1 has 1 refunds, and credits left 2 times (-40000, -40000 mc).": {
    payments: [{ ...refunded, posted_mc: [100_000, -40_000, -40_000] }],
  },
  "doubled: Refunds of payment pi_1 took 50000 mc, and by the provider's record 40000 mc.": {
    payments: [{ ...refunded, posted_mc: [100_000, -50_000] }],
  },
  "wrong: Payment pi_1 counts 0 as refunded, and the provider 400.": {
    payments: [{ ...refunded, refunded_minor: 0 }],
  },
  "lost: Disputes of payment pi_1 took 0 mc, and by the provider's record 100000 mc.": {
    payments: [{ ...paused, disputed_mc: [] }],
    charged: [disputed],
  },
  "doubled: Payment pi_1 has 1 disputes, and credits moved 3 times (-100000, -100000, 100000 mc).": {
    payments: [{ ...paused, disputed_mc: [-100_000, -100_000, 100_000] }],
    charged: [disputed],
  },
  "doubled: Disputes of payment pi_1 took 100000 mc, and by the provider's record 0 mc.": {
    payments: [{ ...payment, disputed_mc: [-100_000] }],
    charged: [{ ...charge, disputes: 1 }],
  },
  "lost: Payment pi_1 is disputed, and does not pause calling.": {
    payments: [{ ...paused, isDisputed: false }],
    charged: [disputed],
  },
  "stuck: Payment pi_1 pauses calling, and no dispute of it is open or lost.": {
    payments: [{ ...payment, isDisputed: true }],
    charged: [charge],
  },
  "overspent: Wallet w1 has paid 1000 and got back 1001.": {
    charged: [{ ...paidBack, refunded_minor: 1_001 }],
  },
  "overspent: Wallet w1 has -1 mc, and its user alone took money back.": {
    wallets: [{ ...wallet, posted_mc: -1, floor_mc: -1 }],
  },
};

test.each(Object.entries(broken))("the comparison finds %s", (finding, change) => {
  const findings = compare(told, { ...returned, ...change });
  expect(findings.map(({ kind, sentence }) => `${kind}: ${sentence}`)).toContain(finding);
});
