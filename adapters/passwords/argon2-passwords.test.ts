import { expect, test } from "vitest";
import { argon2Passwords } from "./argon2-passwords.ts";

test("passwords are kept with argon2id, 19 MiB and two passes", async () => {
  const passwords = await argon2Passwords();
  expect(await passwords.hash("correct horse")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a password of 128 characters of four bytes counts to its last one", async () => {
  const passwords = await argon2Passwords({ memoryCost: 64, timeCost: 1 });
  const hash = await passwords.hash("🌍".repeat(64));
  expect(await passwords.verify(hash, "🌍".repeat(64))).toBe(true);
  expect(await passwords.verify(hash, `${"🌍".repeat(63)}🌎`)).toBe(false);
});

test("refuses every password of a user without a hash", async () => {
  const passwords = await argon2Passwords({ memoryCost: 64, timeCost: 1 });
  expect(await passwords.verify(null, "")).toBe(false);
});

test.each([
  [{ memoryCost: 64, timeCost: 1 }, false],
  [{ memoryCost: 128, timeCost: 1 }, true],
  [{ memoryCost: 64, timeCost: 2 }, true],
  [{ memoryCost: 32, timeCost: 1 }, false],
])("under %j a hash of 64 KiB and one pass is outdated: %s", async (cost, outdated) => {
  const old = await (await argon2Passwords({ memoryCost: 64, timeCost: 1 })).hash("correct horse");
  expect((await argon2Passwords(cost)).isOutdated(old)).toBe(outdated);
});
