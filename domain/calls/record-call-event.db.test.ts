import { describe, expect, test } from "vitest";
import { refuse } from "#contract/refusals.ts";
import { childOf, newSid, oneCaller } from "./testing/one-caller.ts";

const caller = oneCaller();
const { findCall, progress, ended, ringing, setChild, balance, charges } = caller;

describe("the carrier's reports", () => {
  test("in order lead to one charge, from the carrier's seconds", async () => {
    const providerSid = await ringing();
    expect(await progress(providerSid, "requested")).toBe(false);
    expect(await progress(providerSid, "ringing")).toBe(true);
    expect(await progress(providerSid, "answered")).toBe(true);
    expect(await ended(providerSid, 61)).toBe(true);
    expect(await findCall(providerSid)).toMatchObject({
      status: "completed",
      cost_mc: 2_000,
      answered_s: 61,
      childSid: childOf(providerSid),
    });
    expect(await charges()).toEqual([-2_000]);
    expect(await balance()).toMatchObject({ posted_mc: 8_000, held_mc: 0 });
  });

  test("in any order, repeated, and late change nothing more", async () => {
    const providerSid = await ringing();
    await progress(providerSid, "answered");
    expect(await progress(providerSid, "ringing")).toBe(false);
    await ended(providerSid, 59);
    expect(await ended(providerSid, 600)).toBe(false);
    expect(await ended(providerSid, null, "no_answer")).toBe(false);
    expect(await progress(providerSid, "answered")).toBe(false);
    expect(await findCall(providerSid)).toMatchObject({ status: "completed", cost_mc: 1_000 });
    expect(await charges()).toEqual([-1_000]);
  });

  test("16 of its end at once make one transfer", async () => {
    const providerSid = await ringing();
    const results = await Promise.all(Array.from({ length: 16 }, () => ended(providerSid, 30)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await charges()).toEqual([-1_000]);
  });

  test.each(["busy", "no_answer", "failed", "canceled"] as const)("%s costs nothing", async (status) => {
    const providerSid = await ringing();
    await ended(providerSid, null, status);
    expect(await findCall(providerSid)).toMatchObject({ status, cost_mc: 0, answered_s: null });
    expect(await charges()).toEqual([]);
    expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
  });

  test("of a call that is not ours are refused", async () => {
    expect(await ended(newSid(), 30)).toEqual(refuse("call_not_found"));
  });

  test("that the caller left settle the call from the carrier's record, when that is over", async () => {
    const providerSid = await ringing();
    const left = () => caller.report({ kind: "caller", providerSid, left: true });
    expect(await left()).toBe(false);
    setChild(providerSid, "completed", 5);
    expect(await caller.report({ kind: "caller", providerSid, left: false })).toBe(false);
    expect(await left()).toBe(true);
    expect(await left()).toBe(false);
    expect(await charges()).toEqual([-1_000]);
  });
});
