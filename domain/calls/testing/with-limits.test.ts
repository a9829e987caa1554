import { expect, test } from "vitest";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { withLimits } from "./with-limits.ts";

test("limits apply during the work and are restored after it, also when it fails", async () => {
  const deps = { limits: defaultCallLimits };
  const changes = { calling: false, caller: { spendPerDay_mc: 1 } };
  const work = async () => {
    expect(deps.limits).toEqual({
      ...defaultCallLimits,
      calling: false,
      caller: { ...defaultCallLimits.caller, spendPerDay_mc: 1 },
    });
    throw new Error("the work failed");
  };
  await expect(withLimits(deps, changes, work)).rejects.toThrow("the work failed");
  expect(deps.limits).toBe(defaultCallLimits);
});
