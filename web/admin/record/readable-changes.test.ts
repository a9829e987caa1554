import { expect, test } from "vitest";
import { readableChanges } from "./readable-changes.ts";

test("before and after stand side by side in words, with units and moments", () => {
  const before = { stop: null, hour_mc: 1_500, frozen: false, limit_s: 60 };
  const after = {
    stop: { since: "2026-11-22T23:05:07.123Z", reason: "operator" },
    hour_mc: 1_000,
    frozen: true,
    ids: [1, 2],
  };
  expect(readableChanges(before, after)).toEqual([
    { field: "Stop", before: "none", after: undefined },
    { field: "Hour", before: "1.5 credits", after: "1 credit" },
    { field: "Frozen", before: "no", after: "yes" },
    { field: "Limit", before: "60 s", after: undefined },
    { field: "Stop: Since", before: undefined, after: "2026-11-22 23:05:07 UTC" },
    { field: "Stop: Reason", before: undefined, after: "operator" },
    { field: "Ids", before: undefined, after: "[1,2]" },
  ]);
  expect(readableChanges(null, null)).toEqual([]);
});
