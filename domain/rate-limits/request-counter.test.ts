import { expect, test } from "vitest";
import { requestCounter } from "./request-counter.ts";

function counting(limits: { perMinute: number; mostKeys: number }) {
  let now = new Date("2026-11-22T10:00:45Z");
  const counter = requestCounter({ now: () => now }, limits);
  return {
    take: (key: string, times = 1) => Array.from({ length: times }, () => counter.take(key)),
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1_000);
    },
  };
}

const over = (retryAfter_s: number) => ({ retryAfter_s });

test("passes the allowed number a minute for each key, and then says how long to wait", () => {
  const { take, pass } = counting({ perMinute: 2, mostKeys: 10 });
  expect(take("ada", 3)).toEqual([undefined, undefined, over(15)]);
  expect(take("eve")).toEqual([undefined]);
  pass(14.5);
  expect(take("ada")).toEqual([over(1)]);
  pass(0.5);
  expect(take("ada", 3)).toEqual([undefined, undefined, over(60)]);
});

test("forgets the oldest key when there are too many, and no newer one", () => {
  const { take } = counting({ perMinute: 1, mostKeys: 3 });
  for (const key of ["a", "b", "c", "d"]) expect(take(key)).toEqual([undefined]);
  expect(take("d")).toEqual([over(15)]);
  expect(take("b")).toEqual([over(15)]);
  expect(take("a")).toEqual([undefined]);
});
