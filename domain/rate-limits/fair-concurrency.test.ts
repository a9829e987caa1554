import { describe, expect, test } from "vitest";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import { type FairLimit, fairConcurrency, keyedConcurrency } from "./fair-concurrency.ts";
import { networksOf, turnsOf } from "./networks.ts";

const usual: FairLimit = { concurrency: 1, maxWaiting: 1_000, longestWait_ms: 10_000 };

/** A concurrency whose work ends when the test says so, and notes what has begun, by name. */
function serving(changes: Partial<FairLimit> = {}) {
  let now = new Date("2026-11-25T10:00:00Z");
  const concurrency = fairConcurrency({ now: () => now }, { ...usual, ...changes });
  const begun: string[] = [];
  const refused: string[] = [];
  const endings: (() => void)[] = [];
  return {
    begun,
    refused,
    ask(name: string, ip: string, caller?: AbortSignal): void {
      const work = () => {
        begun.push(name);
        return new Promise<void>((end) => endings.push(end));
      };
      void concurrency.run(turnsOf(networksOf(ip)), work, caller).catch((error: unknown) => {
        expect(error).toBeInstanceOf(TooManyWaitingError);
        refused.push(name);
      });
    },
    /** Ends what has begun, until nothing is left. */
    async finish(): Promise<void> {
      await settled();
      while (endings.length > 0) {
        endings.shift()?.();
        await settled();
      }
    },
    pass(duration_ms: number) {
      now = new Date(now.getTime() + duration_ms);
    },
  };
}

/** Lets every promise that is ready go on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("a flood of 250", () => {
  const floods: [name: string, ip: (index: number) => string][] = [
    ["one IPv4 address", () => "203.0.113.7"],
    ["one /64", (index) => `2001:db8:1:1::${index.toString(16)}`],
    ["as many /64s of one /56", (index) => `2001:db8:1:${index.toString(16)}::1`],
    ["as many /56s of one /48", (index) => `2001:db8:1:${(256 * index).toString(16)}::1`],
    ["one IPv4 address by 6to4", (index) => `2002:cb00:7107:${index.toString(16)}::1`],
  ];

  test.each(floods)("from %s refuses no other network, and delays it by one turn", async (_of, ip) => {
    const { begun, refused, ask, finish } = serving({ maxWaiting: 120, maxWaitingOfNetwork: 100 });
    for (let index = 0; index < 250; index++) {
      ask("flood", ip(index));
      if (index % 10 === 9) ask("other", `198.51.100.${index}`);
    }
    await finish();
    expect(refused.every((name) => name === "flood")).toBe(true);
    expect(begun.filter((name) => name === "other")).toHaveLength(25);
    expect(begun.filter((name) => name === "flood").length).toBeLessThanOrEqual(101);
    // The first of the flood runs already, and of the others each goes once before the flood's third.
    expect(begun.slice(0, 27).filter((name) => name === "flood").length).toBeLessThanOrEqual(2);
  });

  test("from as many addresses that are not neighbours takes turns, and another one waits for its own", async () => {
    const { begun, refused, ask, finish } = serving({ maxWaiting: 500 });
    for (let index = 0; index < 250; index++) ask("flood", `203.${index}.113.7`);
    ask("other", "198.51.100.7");
    await finish();
    expect(refused).toEqual([]);
    expect(begun).toHaveLength(251);
  });
});

test("neighbours inside a /48 take turns as well", async () => {
  const { begun, ask, finish } = serving();
  for (const name of ["a1", "a2", "a3", "a4"]) ask(name, "2001:db8:1:1::1");
  ask("b1", "2001:db8:1:2::1");
  ask("b2", "2001:db8:1:2::2");
  ask("c1", "2001:db8:1:ff00::1");
  ask("d1", "192.0.2.1");
  await finish();
  expect(begun).toEqual(["a1", "a2", "d1", "c1", "b1", "a3", "b2", "a4"]);
});

test("the work of one network begins in the order of arrival", async () => {
  const { begun, ask, finish } = serving({ concurrency: 2 });
  const names = ["1", "2", "3", "4", "5"];
  for (const name of names) ask(name, "192.0.2.1");
  await finish();
  expect(begun).toEqual(names);
});

test("over the bound of all, the newest of the largest network is turned away", async () => {
  const { begun, refused, ask, finish } = serving({ maxWaiting: 3 });
  for (const name of ["a0", "a1", "a2", "a3"]) ask(name, "192.0.2.1");
  ask("b1", "192.0.2.2");
  await settled();
  expect(refused).toEqual(["a3"]);
  ask("b2", "192.0.2.2");
  ask("c1", "192.0.2.3");
  await finish();
  expect(refused).toEqual(["a3", "b2", "a2"]);
  expect(begun).toEqual(["a0", "a1", "b1", "c1"]);
});

test("over the bound of a network, its own newest is turned away, and of its /64s the largest one's", async () => {
  const { begun, refused, ask, finish } = serving({ maxWaitingOfNetwork: 3 });
  ask("running", "192.0.2.1");
  for (const name of ["a1", "a2", "a3"]) ask(name, "2001:db8:1:1::1");
  ask("b1", "2001:db8:1:2::1");
  ask("c1", "192.0.2.2");
  await finish();
  expect(refused).toEqual(["a3"]);
  expect(begun).toEqual(["running", "a1", "c1", "b1", "a2"]);
});

test("the work of a caller who has gone is not begun, and leaves its place to others", async () => {
  const { begun, refused, ask, finish } = serving({ maxWaiting: 2 });
  const [gone, late] = [new AbortController(), AbortSignal.abort()];
  ask("running", "192.0.2.1");
  ask("gone", "192.0.2.1", gone.signal);
  gone.abort();
  await settled();
  expect(refused).toEqual(["gone"]);
  ask("a1", "192.0.2.1");
  ask("late", "192.0.2.2", late);
  await finish();
  expect(begun).toEqual(["running", "a1"]);
  expect(refused).toEqual(["gone", "late"]);
});

test("a caller who goes while its work runs stops nothing", async () => {
  const { begun, refused, ask, finish } = serving();
  const caller = new AbortController();
  ask("a1", "192.0.2.1", caller.signal);
  ask("a2", "192.0.2.1", caller.signal);
  ask("b1", "192.0.2.2");
  caller.abort();
  await finish();
  expect([begun, refused]).toEqual([["a1", "b1"], ["a2"]]);
});

test("work that has waited too long is not begun", async () => {
  const { begun, refused, ask, finish, pass } = serving();
  ask("first", "192.0.2.1");
  ask("late", "192.0.2.1");
  pass(10_001);
  ask("next", "192.0.2.1");
  await finish();
  expect([begun, refused]).toEqual([["first", "next"], ["late"]]);
});

describe("by key", () => {
  const clock = { now: () => new Date() };
  const run = keyedConcurrency(clock, { ...usual, maxWaiting: 1 });

  test("a key that uses all of its concurrency delays no other key", async () => {
    const gate = Promise.withResolvers<string>();
    const first = run("ada", [], () => gate.promise);
    const second = run("ada", [], async () => "second");
    await expect(run("ada", [], async () => "third")).rejects.toThrow(TooManyWaitingError);
    expect(await run("eve", [], async () => "at once")).toBe("at once");
    gate.resolve("done");
    expect(await Promise.all([first, second])).toEqual(["done", "second"]);
    expect(await run("ada", [], async () => "again")).toBe("again");
  });

  test("failed work frees its place", async () => {
    const failure = new Error("no");
    await expect(run("ada", [], () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await run("ada", [], async () => "next")).toBe("next");
  });
});
