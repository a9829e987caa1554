import { describe, expect, test } from "vitest";
import { reachOf, type SharedMark } from "./precedence.ts";

const day = (count: number | null) => (count === null ? null : new Date(Date.UTC(2026, 0, count)));
const at = (count: number) => new Date(Date.UTC(2026, 0, count));

/** A mark that a wallet shares with the wallet `other`; by default neither is a customer, and both showed it at once. */
function shared(change: Partial<SharedMark> = {}, other = "other"): SharedMark {
  const mark = { digest: "one", kind: "mailbox", confirmed: false, lately: true } as const;
  const since = { customerSince: null, otherCustomerSince: null, shownAt: at(1), otherShownAt: at(1) };
  return { ...mark, ...since, id: `user of ${other}`, walletId: other, ...change };
}

/** Letters of what reaches a wallet: the sanctions of the other one, its limits, its calls as those of the same person. */
function reached(...marks: SharedMark[]): string {
  const { binding, counting, samePerson } = reachOf(marks);
  const has = (those: readonly unknown[], letter: string) => (those.length > 0 ? letter : "");
  return has(binding, "S") + has(counting, "L") + has(samePerson, "P");
}

// own, other: the days since when they are customers; "-" for one who never bought.
test.each([
  // own   other  mailbox  identity  card of one day
  [null, null, "SLP", "SLP", "SL"],
  [null, 1, "SLP", "SLP", "SL"],
  [1, null, "", "", ""],
  [1, 2, "", "", ""],
  [2, 1, "SLP", "SLP", "SL"],
  [1, 1, "SLP", "SLP", "SL"],
])("of a customer since day %s, one since day %s reaches", (own, other, mailbox, identity, card) => {
  const since = { customerSince: day(own), otherCustomerSince: day(other) };
  expect(reached(shared({ ...since, kind: "mailbox" }))).toBe(mailbox);
  expect(reached(shared({ ...since, kind: "identity" }))).toBe(identity);
  expect(reached(shared({ ...since, kind: "card" }))).toBe(card);
});

describe("by a card", () => {
  // The first day of each as a customer, and with the card.
  test.each([
    // own, other, own with the card, other with it, not confirmed, confirmed by the bank
    [1, 2, 1, 2, "", ""],
    [1, 2, 3, 2, "", ""],
    [2, 1, 2, 3, "", ""],
    [2, 1, 2, 1, "SL", "L"],
    [1, 1, 1, 1, "SL", "L"],
    [null, 1, 2, 1, "SL", "L"],
    [null, 1, 1, 2, "", ""],
  ])(
    "customers since %s and %s, with it since %s and %s",
    (own, other, ownCard, otherCard, open, confirmed) => {
      const dates = {
        kind: "card",
        customerSince: day(own),
        otherCustomerSince: day(other),
        shownAt: at(ownCard),
        otherShownAt: at(otherCard),
      } as const;
      expect(reached(shared(dates))).toBe(open);
      expect(reached(shared({ ...dates, confirmed: true }))).toBe(confirmed);
      const withoutLimits = open.replace("L", "");
      expect(reached(shared({ ...dates, lately: false }))).toBe(withoutLimits);
    },
  );

  test("a confirmed purchase ends what the card brings, and nothing that a mailbox does", () => {
    const since = { customerSince: day(2), otherCustomerSince: day(1) };
    const card = shared({ ...since, kind: "card", digest: "card", confirmed: true });
    expect(reached(card)).toBe("L");
    expect(reached(card, shared(since))).toBe("SLP");
  });

  test("a mailbox that was shown first makes no one an earlier customer", () => {
    const since = { customerSince: day(2), otherCustomerSince: day(1) };
    expect(reached(shared({ ...since, shownAt: at(1), otherShownAt: at(2) }))).toBe("SLP");
  });
});

describe("of several who share a mark", () => {
  const days: Record<string, number | null> = { a: 1, b: 2, c: 3, d: null, e: null };

  /** The reach of one of them, by the wallets' letters. */
  function reachOfOne(own: string) {
    const others = Object.keys(days).filter((other) => other !== own);
    const { binding, counting } = reachOf(
      others.map((other) =>
        shared(
          { customerSince: day(days[own] ?? null), otherCustomerSince: day(days[other] ?? null) },
          other,
        ),
      ),
    );
    return [binding.map(({ walletId }) => walletId).join(""), counting.join("")];
  }

  test.each([
    // own, whose debt, freeze and pause bind it, whose use counts for its limits
    ["a", "", ""],
    ["b", "a", "acde"],
    ["c", "ab", "abde"],
    ["d", "abce", "abce"],
    ["e", "abcd", "abcd"],
  ])("%s is bound by '%s' and shares limits with '%s'", (own, binding, counting) => {
    expect(reachOfOne(own)).toEqual([binding, counting]);
  });

  test("limits go by each mark: the first customer of one keeps them there", () => {
    const earlier = shared(
      { digest: "mailbox", customerSince: day(2), otherCustomerSince: day(1) },
      "earlier",
    );
    const thief = shared(
      { digest: "card", kind: "card", customerSince: day(2), otherCustomerSince: day(3) },
      "thief",
    );
    expect(reachOf([earlier, thief]).counting).toEqual(["earlier"]);
    expect(reachOf([earlier, { ...thief, otherCustomerSince: day(1) }]).counting).toEqual([
      "earlier",
      "thief",
    ]);
  });

  test("one that used a card long ago makes no one later on it", () => {
    const long = shared(
      { kind: "card", customerSince: day(2), otherCustomerSince: day(1), lately: false },
      "long",
    );
    const later = shared({ kind: "card", customerSince: day(2), otherCustomerSince: day(3) }, "later");
    expect(reachOf([long, later]).counting).toEqual([]);
  });
});
