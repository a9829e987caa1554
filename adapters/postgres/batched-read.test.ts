import { expect, test } from "vitest";
import { batchedRead } from "./batched-read.ts";

const limits = { atOnce: 1, slow_ms: 60_000, mostKeys: 4 };

/** A read whose statements the test answers one by one. */
function reading(changes: Partial<typeof limits> = {}) {
  const statements: { keys: readonly string[]; answer(): void; fail(error: Error): void }[] = [];
  const read = batchedRead<string, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        statements.push({ keys, answer: () => resolve(keys.map((key) => `of ${key}`)), fail: reject });
      }),
    { ...limits, ...changes },
  );
  return {
    statements,
    read,
    /** The statement that was begun as the nth. */
    begun: async (n: number) => {
      await expect.poll(() => statements.length).toBeGreaterThan(n);
      const statement = statements[n];
      if (!statement) throw new Error(`No statement ${n} was begun`);
      return statement;
    },
  };
}

test("keys of one moment share a statement, and each gets its own value", async () => {
  const { read, begun, statements } = reading();
  const reads = ["ada", "eve", "ada"].map(read);
  const first = await begun(0);
  expect(first.keys).toEqual(["ada", "eve", "ada"]);
  first.answer();
  expect(await Promise.all(reads)).toEqual(["of ada", "of eve", "of ada"]);
  expect(statements).toHaveLength(1);
});

test("a key is never answered by a statement that began before it was asked for", async () => {
  const { read, begun } = reading();
  const early = read("ada");
  const first = await begun(0);
  const late = [read("ada"), read("eve")];
  first.answer();
  expect(await early).toBe("of ada");
  const second = await begun(1);
  expect(second.keys).toEqual(["ada", "eve"]);
  second.answer();
  expect(await Promise.all(late)).toEqual(["of ada", "of eve"]);
});

test("a statement that fails rejects its own keys alone, and the next succeeds", async () => {
  const { read, begun } = reading();
  const failing = Promise.allSettled(["ada", "eve"].map(read));
  const first = await begun(0);
  const next = read("ada");
  const failure = new Error("the connection is lost");
  first.fail(failure);
  const rejected = { status: "rejected", reason: failure };
  expect(await failing).toEqual([rejected, rejected]);
  (await begun(1)).answer();
  expect(await next).toBe("of ada");
});

test("a statement that is never answered delays no keys but its own", async () => {
  const { read, begun } = reading({ slow_ms: 1 });
  void read("ada");
  await begun(0);
  const next = read("eve");
  (await begun(1)).answer();
  expect(await next).toBe("of eve");
});

test("a statement has a bounded number of keys, and the rest go into the next", async () => {
  const { read, begun } = reading();
  const reads = ["1", "2", "3", "4", "5", "6"].map(read);
  const first = await begun(0);
  expect(first.keys).toHaveLength(limits.mostKeys);
  first.answer();
  const second = await begun(1);
  expect(second.keys).toEqual(["5", "6"]);
  second.answer();
  expect(await Promise.all(reads)).toHaveLength(6);
});

test("a read that loses a value fails, and gives no key the value of another", async () => {
  const read = batchedRead<string, string>(async (keys) => keys.slice(1));
  await expect(Promise.all([read("ada"), read("eve")])).rejects.toThrow("1 values were read for 2 keys");
});
