import { expect, test } from "vitest";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import { fairConcurrency } from "#domain/rate-limits/fair-concurrency.ts";
import { fairPasswords } from "./fair-passwords.ts";

/** Hashing that ends when the test says so. */
function slowPasswords() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const work = async <T>(password: string, result: T): Promise<T> => {
    started.push(password);
    await new Promise<void>((end) => ends.push(end));
    return result;
  };
  const passwordsOf = fairPasswords(
    {
      hash: (password) => work(password, "hash"),
      verify: (_hash, password) => work(password, "current" as const),
    },
    fairConcurrency({ now: () => new Date() }, { concurrency: 2, maxWaiting: 3, longestWait_ms: 10_000 }),
  );
  const of = (network: string, signal = new AbortController().signal) =>
    passwordsOf({ networks: [network], signal });
  async function finish() {
    for (let idle = 0; idle < 3; idle++) {
      while (ends.length > 0) ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return { of, started, finish };
}

test("two are hashed at once, three wait, and the next of a crowd is turned away at once", async () => {
  const { of, started, finish } = slowPasswords();
  const crowd = of("192.0.2.1");
  const accepted = ["1", "2", "3"].map((password) => crowd.hash(password));
  const verified = ["4", "5"].map((password) => crowd.verify(null, password));
  await expect(crowd.verify(null, "6")).rejects.toBeInstanceOf(TooManyWaitingError);
  expect(started).toEqual(["1", "2"]);
  await finish();
  expect(await Promise.all([...accepted, ...verified])).toEqual([
    "hash",
    "hash",
    "hash",
    "current",
    "current",
  ]);
});

test("a new and a known user's password wait alike behind a crowd, and are not turned away", async () => {
  const { of, started, finish } = slowPasswords();
  const crowd = ["1", "2", "3", "4", "5"].map((password) => of("192.0.2.1").hash(password));
  const others = [of("192.0.2.2").verify(null, "known?"), of("192.0.2.3").hash("new")];
  const refused = await Promise.allSettled(crowd.slice(3));
  expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await finish();
  expect(await Promise.all(others)).toEqual(["current", "hash"]);
  expect(started).toEqual(["1", "2", "3", "known?", "new"]);
});

test("the password of a caller who has gone is not hashed", async () => {
  const { of, started, finish } = slowPasswords();
  const running = ["1", "2"].map((password) => of("192.0.2.1").hash(password));
  const gone = new AbortController();
  const waiting = of("192.0.2.2", gone.signal).verify(null, "gone");
  gone.abort();
  await expect(waiting).rejects.toBeInstanceOf(TooManyWaitingError);
  await expect(of("192.0.2.2", gone.signal).hash("later")).rejects.toBeInstanceOf(TooManyWaitingError);
  await finish();
  await Promise.all(running);
  expect(started).toEqual(["1", "2"]);
});
