import { describe, expect, test } from "vitest";
import { refuse } from "#contract/refusals.ts";
import { childOf, newProviderCallId, oneCaller } from "#testing/calls/one-caller.ts";

const caller = await oneCaller();
const { findCall, progress, ended, ringing, setChild, balance, charges } = caller;

describe("the carrier's reports", () => {
  test("lead to one charge from the carrier's seconds when they arrive in order", async () => {
    const providerCallId = await ringing();
    expect(await progress(providerCallId, "requested")).toBe(false);
    expect(await progress(providerCallId, "ringing")).toBe(true);
    expect(await progress(providerCallId, "answered")).toBe(true);
    expect(await ended(providerCallId, 61)).toBe(true);
    expect(await findCall(providerCallId)).toMatchObject({
      status: "completed",
      cost_mc: 2_000,
      answered_s: 61,
      childCallId: childOf(providerCallId),
    });
    expect(await charges()).toEqual([-2_000]);
    expect(await balance()).toMatchObject({ posted_mc: 8_000, held_mc: 0 });
  });

  test("change nothing more when they are late, repeated or out of order", async () => {
    const providerCallId = await ringing();
    await progress(providerCallId, "answered");
    expect(await progress(providerCallId, "ringing")).toBe(false);
    await ended(providerCallId, 59);
    expect(await ended(providerCallId, 600)).toBe(false);
    expect(await ended(providerCallId, null, "no_answer")).toBe(false);
    expect(await progress(providerCallId, "answered")).toBe(false);
    expect(await findCall(providerCallId)).toMatchObject({ status: "completed", cost_mc: 1_000 });
    expect(await charges()).toEqual([-1_000]);
  });

  test("are each kept once, with the change that they made", async () => {
    const providerCallId = await ringing();
    await progress(providerCallId, "ringing");
    await progress(providerCallId, "ringing");
    await ended(providerCallId, 30);
    await ended(providerCallId, 30);
    const free = await ringing();
    await ended(free, null, "busy");
    const rows = await caller.database.query(
      `SELECT kind, event.changed, detail ->> 'providerCallId' = $1 AS is_first
         FROM call_event event JOIN call ON call.id = call_id
        WHERE provider_call_id IN ($1, $2) ORDER BY is_first DESC, received_at, changed DESC`,
      [providerCallId, free],
    );
    expect(rows).toEqual([
      { kind: "progress", changed: true, is_first: true },
      { kind: "progress", changed: false, is_first: true },
      { kind: "ended", changed: true, is_first: true },
      { kind: "ended", changed: false, is_first: true },
      { kind: "ended", changed: true, is_first: false },
    ]);
  });

  test("make one transfer when 16 reports of the end arrive at once", async () => {
    const providerCallId = await ringing();
    const results = await Promise.all(Array.from({ length: 16 }, () => ended(providerCallId, 30)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await charges()).toEqual([-1_000]);
  });

  test.each(["busy", "no_answer", "failed", "canceled"] as const)("%s costs nothing", async (status) => {
    const providerCallId = await ringing();
    await ended(providerCallId, null, status);
    expect(await findCall(providerCallId)).toMatchObject({ status, cost_mc: 0, answered_s: null });
    expect(await charges()).toEqual([]);
    expect(await balance()).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
  });

  test("of an unknown call are refused", async () => {
    expect(await ended(newProviderCallId(), 30)).toEqual(refuse("call_not_found"));
  });

  test("of the caller's hang-up settle the call from the carrier's record, once that is over", async () => {
    const providerCallId = await ringing();
    const left = () => caller.report({ kind: "caller", providerCallId, left: true });
    expect(await left()).toBe(false);
    setChild(providerCallId, "completed", 5);
    expect(await caller.report({ kind: "caller", providerCallId, left: false })).toBe(false);
    expect(await left()).toBe(true);
    expect(await left()).toBe(false);
    expect(await charges()).toEqual([-1_000]);
  });
});
