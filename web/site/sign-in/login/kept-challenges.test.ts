import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepFor } from "./kept-challenges.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a value is kept for its time, also on a machine whose clock is set meanwhile", () => {
  const challenge = keepFor<string>(60_000);
  expect(challenge.get()).toBeNull();
  challenge.keep("challenge");
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(59_999);
  expect(challenge.get()).toBe("challenge");
  vi.setSystemTime(Date.now() - 7_200_000);
  vi.advanceTimersByTime(1);
  expect(challenge.get()).toBeNull();
});

test("a dropped value is gone", () => {
  const challenge = keepFor<string>(60_000);
  challenge.keep("challenge");
  challenge.drop();
  expect(challenge.get()).toBeNull();
});
