import { expect, test } from "vitest";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import { keyedConcurrency } from "./keyed-concurrency.ts";

function running() {
  let now = new Date("2026-11-22T10:00:00Z");
  const run = keyedConcurrency({ now: () => now }, { concurrency: 1, maxWaiting: 1, longestWait_ms: 10_000 });
  const gate = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  return {
    run,
    blocked: (key: string) =>
      run(key, () => {
        begun.resolve();
        return gate.promise;
      }),
    begun: begun.promise,
    open: () => gate.resolve("done"),
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
  };
}

test("a key that uses all of its concurrency delays no other key", async () => {
  const { run, blocked, open } = running();
  const first = blocked("ada");
  const second = run("ada", async () => "second");
  await expect(run("ada", async () => "third")).rejects.toThrow(TooManyWaitingError);
  expect(await run("eve", async () => "at once")).toBe("at once");
  open();
  expect(await Promise.all([first, second])).toEqual(["done", "second"]);
  expect(await run("ada", async () => "again")).toBe("again");
});

test("work that has waited too long is not begun", async () => {
  const { run, blocked, begun, open, pass } = running();
  const first = blocked("ada");
  await begun;
  let ran = false;
  const second = run("ada", async () => {
    ran = true;
  });
  pass(11);
  open();
  await expect(second).rejects.toThrow(TooManyWaitingError);
  expect(await first).toBe("done");
  expect(ran).toBe(false);
});

test("failed work frees its place", async () => {
  const { run } = running();
  const failure = new Error("no");
  await expect(run("ada", () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await run("ada", async () => "next")).toBe("next");
});
