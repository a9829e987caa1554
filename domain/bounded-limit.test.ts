import { expect, test } from "vitest";
import { boundedLimit, TooManyWaitingError } from "./bounded-limit.ts";

test("runs work up to the limit, queues more in order, and refuses work beyond the queue", async () => {
  const limit = boundedLimit({ concurrency: 2, maxWaiting: 2 });
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const works = gates.map((gate, index) =>
    limit(async () => {
      started.push(index);
      await gate.promise;
    }),
  );
  await expect(limit(async () => undefined)).rejects.toBeInstanceOf(TooManyWaitingError);
  expect(started).toEqual([0, 1]);

  gates[1]?.resolve();
  await expect.poll(() => started).toHaveLength(3);
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(works);
  expect(started).toEqual([0, 1, 2, 3]);
});

test("frees the slot of work that fails", async () => {
  const limit = boundedLimit({ concurrency: 1, maxWaiting: 0 });
  await expect(limit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(limit(async () => "done")).resolves.toBe("done");
});
