import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAlarm, type DueJob } from "./due-job.ts";
import { startSchedule } from "./schedule.ts";

const shortest_ms = 25;
const longest_ms = 5_000;
const noon = new Date("2026-11-22T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  vi.useRealTimers();
});

const passes = (duration_ms: number) => vi.advanceTimersByTimeAsync(duration_ms);

/**
 * A node whose job does work at its due time, given as the time from the start. Times are milliseconds of the faked,
 * steady timers.
 */
function startNode(...due_ms: number[]) {
  const alarm = createAlarm({ now: () => new Date() }, { shortest_ms, longest_ms });
  const steady_ms = () => performance.now();
  const begun_ms = steady_ms();
  const waiting = due_ms.map((after_ms) => new Date(Date.now() + after_ms));
  const node = {
    looks: 0,
    /** The time of each piece of work. */
    done_ms: [] as number[],
    failures: [] as unknown[],
    /** Work due after a time by the clock, which the node learns of from its next look. */
    add(after_ms: number) {
      waiting.push(new Date(Date.now() + after_ms));
    },
    wake: alarm.wake,
    duringLook: async () => {},
    finish: vi.fn(async () => {}),
    stop: () => schedule.stop(),
  };
  const job: DueJob = {
    name: "meter",
    alarm,
    async run() {
      node.looks += 1;
      const before = waiting.toSorted((a, b) => a.getTime() - b.getTime());
      await node.duringLook();
      const now = new Date();
      const due = before.filter((at) => at <= now);
      for (const at of due) {
        waiting.splice(waiting.indexOf(at), 1);
        node.done_ms.push(steady_ms() - begun_ms);
      }
      return before.find((at) => at > now);
    },
    finish: () => node.finish(),
  };
  const schedule = startSchedule([job], (_job, error) => node.failures.push(error));
  return node;
}

test("an idle node looks every five seconds", async () => {
  const node = startNode();
  await passes(60_000);
  expect(node.looks).toBe(13);
  await node.stop();
});

test("work is done at the moment it is due, by two looks", async () => {
  const node = startNode(3_210);
  await passes(3_209);
  expect(node.done_ms).toEqual([]);
  await passes(1);
  expect(node.done_ms).toEqual([3_210]);
  expect(node.looks).toBe(2);
  await node.stop();
});

describe("work that comes and is due before what was known", () => {
  test("is done when it is due, after a wake", async () => {
    const node = startNode(4_000);
    await passes(100);
    node.add(500);
    node.wake();
    await passes(4_000);
    expect(node.done_ms).toEqual([600, 4_000]);
    await node.stop();
  });

  test("is done after the longest sleep when the wake was lost", async () => {
    const node = startNode();
    await passes(100);
    node.add(500);
    await passes(10_000);
    expect(node.done_ms).toEqual([longest_ms]);
    await node.stop();
  });

  test("is not missed when the wake comes during a look", async () => {
    const node = startNode();
    node.duringLook = async () => {
      node.duringLook = async () => {};
      node.add(0);
      node.wake();
    };
    await passes(2 * longest_ms);
    expect(node.done_ms).toEqual([longest_ms + shortest_ms]);
    await node.stop();
  });
});

test("a thousand wakes a second cause forty looks", async () => {
  const node = startNode();
  for (let ms = 0; ms < 1_000; ms++) {
    node.wake();
    await passes(1);
  }
  expect(node.looks).toBeLessThanOrEqual(1_000 / shortest_ms + 1);
  await node.stop();
});

describe("a clock that jumps", () => {
  test("ahead makes work at most the longest sleep late", async () => {
    const node = startNode(3_600_000);
    await passes(1_000);
    vi.setSystemTime(noon.getTime() + 7_200_000);
    await passes(longest_ms);
    expect(node.done_ms).toEqual([longest_ms]);
    await node.stop();
  });

  test("back delays work until it is due by the clock, without more looks", async () => {
    const node = startNode(2_000);
    await passes(1_000);
    vi.setSystemTime(noon.getTime() - 59_000);
    await passes(61_000);
    expect(node.done_ms).toEqual([62_000]);
    expect(node.looks).toBeLessThan(20);
    await node.stop();
  });
});

test("a look that fails is reported and soon repeated", async () => {
  const node = startNode();
  node.duringLook = async () => {
    node.duringLook = async () => {};
    throw new Error("the database went away");
  };
  node.add(longest_ms);
  await passes(longest_ms + 250);
  expect(node.failures).toEqual([new Error("the database went away")]);
  expect(node.done_ms).toEqual([longest_ms + 250]);
  await node.stop();
});

test("a node that stops ends its sleep, looks no more, and finishes what it has begun", async () => {
  const node = startNode(1_000);
  await passes(500);
  const finished = Promise.withResolvers<void>();
  node.finish.mockReturnValueOnce(finished.promise);
  let stopped = false;
  const stop = node.stop().then(() => {
    stopped = true;
  });
  await passes(10_000);
  expect({ stopped, done_ms: node.done_ms, looks: node.looks }).toEqual({
    stopped: false,
    done_ms: [],
    looks: 1,
  });
  finished.resolve();
  await stop;
});

test("all work is done no later than its news and its due time allow", async () => {
  const action = fc.record({
    after_ms: fc.integer({ min: 0, max: 4_000 }),
    due_ms: fc.integer({ min: 0, max: 20_000 }),
    isWoken: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
      vi.setSystemTime(noon);
      const node = startNode();
      let at_ms = 0;
      const latest_ms: number[] = [];
      for (const { after_ms, due_ms, isWoken } of actions) {
        await passes(after_ms);
        at_ms += after_ms;
        node.add(due_ms);
        if (isWoken) node.wake();
        latest_ms.push(Math.max(at_ms + due_ms, at_ms + (isWoken ? 0 : longest_ms)) + shortest_ms);
      }
      await passes(30_000);
      await node.stop();
      const sorted = latest_ms.toSorted((a, b) => a - b);
      expect(node.done_ms).toHaveLength(sorted.length);
      for (const [index, done_ms] of node.done_ms.entries()) {
        expect(done_ms).toBeLessThanOrEqual(sorted[index] ?? 0);
      }
    }),
    { numRuns: 50 },
  );
});
