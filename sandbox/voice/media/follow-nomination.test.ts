import { expect, test } from "vitest";
import { followNomination, type Nominations, type Path } from "./follow-nomination.ts";

function agent(): { ice: Nominations<Path>; slow: Path; fast: Path } {
  const slow = { id: "slow", remoteNominated: false };
  const fast = { id: "fast", remoteNominated: false };
  return { ice: { checkList: [fast, slow] }, slow, fast };
}

test("no path is chosen before the browser's first nomination", () => {
  const { ice } = agent();
  followNomination(ice);
  expect(ice.nominated).toBeUndefined();
});

test("every later nomination is followed, also back to an earlier path", () => {
  const { ice, slow, fast } = agent();
  slow.remoteNominated = true;
  ice.nominated = slow;
  followNomination(ice);
  expect(ice.nominated).toBe(slow);

  fast.remoteNominated = true;
  followNomination(ice);
  expect(ice.nominated).toBe(fast);
  followNomination(ice);
  expect(ice.nominated).toBe(fast);

  slow.remoteNominated = true;
  followNomination(ice);
  expect(ice.nominated).toBe(slow);
});
