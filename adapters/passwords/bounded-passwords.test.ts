import { expect, test } from "vitest";
import { boundedLimit, TooManyWaitingError } from "#domain/bounded-limit.ts";
import { boundedPasswords } from "./bounded-passwords.ts";

test("two are hashed at once, three wait, and the next is turned away at once", async () => {
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const work = async <T>(result: T): Promise<T> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    return result;
  };
  const passwords = boundedPasswords(
    { hash: () => work("hash"), verify: () => work(true), isOutdated: () => false },
    boundedLimit({ concurrency: 2, maxWaiting: 3 }),
  );
  const accepted = [1, 2, 3].map(() => passwords.hash("correct horse"));
  const verified = [1, 2].map(() => passwords.verify(null, "correct horse"));
  await expect(passwords.verify(null, "one more")).rejects.toBeInstanceOf(TooManyWaitingError);

  const all = Promise.all([...accepted, ...verified]);
  const finishing = setInterval(() => finish.shift()?.(), 1);
  expect(await all).toEqual(["hash", "hash", "hash", true, true]);
  clearInterval(finishing);
  expect(most).toBe(2);
});
