import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startSchedule } from "./schedule.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a job runs at once and then after every pause", async () => {
  const run = vi.fn(async () => {});
  const schedule = startSchedule([{ name: "tick", every_ms: 1_000, run }], () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(4);
  await schedule.stop();
});

test("a failing run is reported and does not end the job", async () => {
  const failures: string[] = [];
  const run = vi.fn(async () => {
    throw new Error("the database went away");
  });
  const schedule = startSchedule([{ name: "sweep", every_ms: 500, run }], (job, error) =>
    failures.push(`${job}: ${(error as Error).message}`),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect(failures).toEqual(["sweep: the database went away", "sweep: the database went away"]);
  await schedule.stop();
});

test("after a failure the pause may be shorter", async () => {
  let outages = 2;
  const run = vi.fn(async () => {
    if (outages-- > 0) throw new Error("not up yet");
  });
  const schedule = startSchedule([{ name: "rates", every_ms: 60_000, retry_ms: 1_000, run }], () => {});
  await vi.advanceTimersByTimeAsync(2_000);
  expect(run).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(run).toHaveBeenCalledTimes(3);
  await schedule.stop();
});

test("a slow run is never overlapped by the next one", async () => {
  let active = 0;
  let most = 0;
  const run = async () => {
    most = Math.max(most, ++active);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    active--;
  };
  const schedule = startSchedule([{ name: "slow", every_ms: 10, run }], () => {});
  await vi.advanceTimersByTimeAsync(20_000);
  const stopped = schedule.stop();
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
  expect(most).toBe(1);
});

test("stop waits for the run in progress and starts no other", async () => {
  let finished = 0;
  const run = async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    finished++;
  };
  const schedule = startSchedule([{ name: "work", every_ms: 100, run }], () => {});
  await vi.advanceTimersByTimeAsync(50);
  const stopped = schedule.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  await stopped;
  expect(finished).toBe(1);
});
