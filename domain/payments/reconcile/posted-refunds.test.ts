import { expect, test } from "vitest";
import type { PostedRefunds } from "#domain/payments/payment-store.ts";
import type { ProviderRefund } from "#domain/payments/refunds/refund-store.ts";
import { haveChanged, postedRefunds } from "./posted-refunds.ts";

const taken = { contra: "payments", delta_mc: -10 } as const;
const returned = { contra: "payments", delta_mc: 10 } as const;
const disputed = { contra: "disputes", delta_mc: -10 } as const;
const won = { contra: "disputes", delta_mc: 10 } as const;
const refund = (ref: string, state: ProviderRefund["state"]): ProviderRefund => ({
  ref,
  id: null,
  state,
  amount_minor: 1,
  madeAt: new Date(0),
});
const posted = (posting: number, state: ProviderRefund["state"]) => ({ id: null, posting, state });
const before: PostedRefunds = { one: posted(2, "pending"), two: posted(3, "pending") };

test.each([
  [
    "the first is of the transfer that took its credits",
    {},
    [refund("one", "pending")],
    [taken],
    { one: posted(4, "pending") },
  ],
  [
    "one beside a dispute is of its own transfer",
    {},
    [refund("one", "done")],
    [taken, disputed],
    { one: posted(4, "done") },
  ],
  [
    "one that brought nothing is of none",
    {},
    [refund("one", "done")],
    [disputed],
    { one: posted(0, "done") },
  ],
  [
    "each ends in the order of the bank",
    before,
    [refund("one", "pending"), refund("two", "done")],
    [],
    { one: posted(2, "pending"), two: posted(3, "done") },
  ],
  [
    "one that failed stays with the transfer that took its credits",
    before,
    [refund("one", "failed"), refund("two", "pending")],
    [returned],
    { one: posted(2, "failed"), two: posted(3, "pending") },
  ],
  [
    "one that is listed no more has failed",
    before,
    [refund("two", "pending")],
    [returned],
    { one: posted(2, "failed"), two: posted(3, "pending") },
  ],
  [
    "one after a dispute that ended is of its own transfer",
    {},
    [refund("one", "pending")],
    [won, taken],
    { one: posted(5, "pending") },
  ],
  [
    "one whose purchase has just been credited is of no transfer",
    {},
    [refund("one", "pending")],
    [returned],
    { one: posted(0, "pending") },
  ],
  [
    "one that had failed before it was seen is of no transfer",
    {},
    [refund("one", "failed"), refund("two", "pending")],
    [taken],
    { one: posted(0, "failed"), two: posted(4, "pending") },
  ],
])("%s", (_name, refunds, listed, movements, expected) => {
  const after = postedRefunds({ refunds, postings: 3 }, { status: "paid", refunds: listed }, movements);
  expect(after).toEqual(expected);
});

test("an intent that is not paid, or is away, says nothing of refunds", () => {
  expect(postedRefunds({ refunds: before, postings: 3 }, undefined, [])).toEqual(before);
  expect(postedRefunds({ refunds: before, postings: 3 }, { status: "canceled", refunds: [] }, [])).toEqual(
    before,
  );
});

test("a new refund and another state are a change, the same states are none", () => {
  expect(haveChanged({}, before)).toBe(true);
  expect(haveChanged(before, { ...before, one: posted(2, "done") })).toBe(true);
  expect(haveChanged(before, { ...before })).toBe(false);
});
