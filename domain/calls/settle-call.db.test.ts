import { describe, expect, test } from "vitest";
import { oneCaller } from "./testing/one-caller.ts";

const caller = oneCaller();
const { findCall, ended, ringing, topUp, balance, charges } = caller;

describe("a call that cost more than it held", () => {
  test("is charged what the wallet can spare, up to its cost", async () => {
    const providerCallId = await ringing();
    await topUp(1_500);
    await ended(providerCallId, 661);
    expect(await findCall(providerCallId)).toMatchObject({ cost_mc: 11_500, answered_s: 661 });
    expect(await balance()).toMatchObject({ posted_mc: 0, held_mc: 0 });
    expect(await lostOf(providerCallId)).toBe(500);
    expect(caller.harness.reports).toEqual(["the call cost 500 mc more than could be charged"]);
  });

  test("is charged its whole cost when the wallet has enough", async () => {
    const providerCallId = await ringing();
    await topUp(5_000);
    await ended(providerCallId, 661);
    expect(await findCall(providerCallId)).toMatchObject({ cost_mc: 12_000 });
    expect(await balance()).toMatchObject({ posted_mc: 3_000, held_mc: 0 });
    expect(await lostOf(providerCallId)).toBe(0);
    expect(caller.harness.reports).toEqual([]);
  });

  test("is charged once by concurrent settlements", async () => {
    const providerCallId = await ringing();
    await topUp(5_000);
    const results = await Promise.all(Array.from({ length: 16 }, () => ended(providerCallId, 661)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await charges()).toEqual([-12_000]);
    expect(await balance()).toMatchObject({ posted_mc: 3_000, held_mc: 0 });
  });

  async function lostOf(providerCallId: string): Promise<number | undefined> {
    return caller.database.withClient(async (client) => {
      const { rows } = await client.query<{ lost_mc: number }>(
        "SELECT lost_mc FROM call WHERE provider_call_id = $1",
        [providerCallId],
      );
      return rows[0]?.lost_mc;
    });
  }
});
