import { expect, test, vi } from "vitest";
import { createTurns, TooManyWaitingError } from "./turns.ts";

test("only so many run at once, the others wait in order, and beyond that they are turned away", async () => {
  const turns = createTurns({ running: 2, waiting: 2 });
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const works = gates.map((gate, index) =>
    turns.take(async () => {
      started.push(index);
      await gate.promise;
    }),
  );
  await expect(turns.take(async () => undefined)).rejects.toBeInstanceOf(TooManyWaitingError);
  expect(started).toEqual([0, 1]);

  gates[1]?.resolve();
  await vi.waitFor(() => expect(started).toHaveLength(3));
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(works);
  expect(started).toEqual([0, 1, 2, 3]);
});

test("work that fails gives its turn back", async () => {
  const turns = createTurns({ running: 1, waiting: 0 });
  await expect(turns.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(turns.take(async () => "done")).resolves.toBe("done");
});
