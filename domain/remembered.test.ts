import { expect, test, vi } from "vitest";
import { remembered } from "./remembered.ts";

function reading(read: () => Promise<number>) {
  let now_ms = 1_000_000;
  const clock = { now: () => new Date(now_ms) };
  return {
    ask: remembered(clock, 1_000, read),
    pass(duration_ms: number) {
      now_ms += duration_ms;
    },
  };
}

function counter() {
  let count = 0;
  return vi.fn(async () => ++count);
}

test("callers within the time share one read, and a later one reads again", async () => {
  const { ask, pass } = reading(counter());
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  pass(999);
  expect(await ask()).toBe(1);
  pass(1);
  expect(await ask()).toBe(2);
});

test("a failed read is told to its callers and not remembered", async () => {
  const read = counter().mockRejectedValueOnce(new Error("the database is away"));
  const { ask } = reading(read);
  await expect(Promise.all([ask(), ask()])).rejects.toThrow("the database is away");
  expect(await ask()).toBe(1);
});

test("a clock that is set back makes nothing last longer", async () => {
  const { ask, pass } = reading(counter());
  await ask();
  pass(-3_600_000);
  expect(await ask()).toBe(2);
});
