import { expect, test } from "vitest";
import { repeats, tariffStates, versionBefore } from "./tariff-states.ts";

const now = new Date("2026-11-22T12:00:00Z");
const version = (id: number, effectiveAt: string) => ({
  id,
  effectiveAt,
  importedAt: "2026-11-01T00:00:00.000Z",
  source: `${id}.csv`,
  rows: 10,
});

test("one version is in force, and of two for the same moment the later import counts", () => {
  const versions = [
    version(6, "2026-12-01T00:00:00.000Z"),
    version(5, "2026-12-24T00:00:00.000Z"),
    version(4, "2026-12-01T00:00:00.000Z"),
    version(3, "2026-11-22T12:00:00.000Z"),
    version(2, "2026-11-22T12:00:00.000Z"),
    version(1, "1970-01-01T00:00:00.000Z"),
  ];
  const states = tariffStates(versions, now).map(({ id, state, replacedBy }) => [id, state, replacedBy]);
  expect(states).toEqual([
    [5, "scheduled", undefined],
    [6, "scheduled", undefined],
    [4, "replaced", 6],
    [3, "in_force", undefined],
    [2, "past", 3],
    [1, "past", undefined],
  ]);
  const before = tariffStates(versions, now).map((one, _, all) => [one.id, versionBefore(all, one)?.id]);
  expect(Object.fromEntries(before)).toEqual({ 5: 6, 6: 3, 4: 3, 3: 1, 2: 1, 1: undefined });
});

test("before the first prices take effect none is in force", () => {
  expect(tariffStates([version(1, "2026-12-01T00:00:00.000Z")], now)).toMatchObject([{ state: "scheduled" }]);
});

test("a version that only brings back the one before it changes nothing", () => {
  const [before, other] = [version(1, "2026-11-01T00:00:00.000Z"), version(2, "2026-11-02T00:00:00.000Z")];
  const cancelling = { ...version(3, "2026-12-01T00:00:00.000Z"), source: "1.csv (version 1 again)" };
  expect([repeats(cancelling, before), repeats(cancelling, other)]).toEqual([true, false]);
});
