import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFor } from "./kept-challenges.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a value is kept for its time, also on a machine whose clock is set meanwhile", () => {
  const kept = keepFor<string>(60_000);
  expect(kept.get()).toBeNull();
  kept.keep("challenge");
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(59_999);
  expect(kept.get()).toBe("challenge");
  vi.setSystemTime(Date.now() - 7_200_000);
  vi.advanceTimersByTime(1);
  expect(kept.get()).toBeNull();
});

test("a dropped value is gone", () => {
  const kept = keepFor<string>(60_000);
  kept.keep("challenge");
  kept.drop();
  expect(kept.get()).toBeNull();
});
