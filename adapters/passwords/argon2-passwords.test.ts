import { hash } from "@node-rs/argon2";
import { describe, expect, test } from "vitest";
import { argon2Passwords } from "./argon2-passwords.ts";

test("passwords are kept with argon2id, 19 MiB and two passes", async () => {
  const passwords = await argon2Passwords();
  expect(await passwords.hash("correct horse")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a password of 128 characters of four bytes counts to its last one", async () => {
  const passwords = await argon2Passwords({ memoryCost: 64, timeCost: 1 });
  const hash = await passwords.hash("🌍".repeat(64));
  expect(await passwords.verify(hash, "🌍".repeat(64))).toBe("current");
  expect(await passwords.verify(hash, `${"🌍".repeat(63)}🌎`)).toBe(false);
});

test("refuses every password of a user without a hash", async () => {
  const passwords = await argon2Passwords({ memoryCost: 64, timeCost: 1 });
  expect(await passwords.verify(null, "")).toBe(false);
});

test.each([
  [{ memoryCost: 64, timeCost: 1 }, "current"],
  [{ memoryCost: 128, timeCost: 1 }, "outdated"],
  [{ memoryCost: 64, timeCost: 2 }, "outdated"],
  [{ memoryCost: 32, timeCost: 1 }, "current"],
])("under %j a hash of 64 KiB and one pass is %s", async (cost, match) => {
  const old = await (await argon2Passwords({ memoryCost: 64, timeCost: 1 })).hash("correct horse");
  expect(await (await argon2Passwords(cost)).verify(old, "correct horse")).toBe(match);
});

describe("one password in several spellings", () => {
  const cheap = { memoryCost: 64, timeCost: 1 };
  const spellings = {
    "a French letter": ["\u00e9t\u00e9 2026", "e\u0301te\u0301 2026"],
    "a Vietnamese keyboard, which composes half of a letter": [
      "ti\u1ebfng vi\u1ec7t",
      "ti\u00ea\u0301ng vi\u00ea\u0323t",
    ],
    "a Korean syllable": ["\ud55c\uae00 password", "\u1112\u1161\u11ab\u1100\u1173\u11af password"],
    "marks in another order": ["q\u0323\u0307 letters", "q\u0307\u0323 letters"],
  };

  test.each(Object.entries(spellings))("is one: %s", async (_name, [one = "", other = ""]) => {
    expect(one).not.toBe(other);
    const passwords = await argon2Passwords(cheap);
    for (const typed of [one, other]) {
      const stored = await passwords.hash(typed);
      expect(await passwords.verify(stored, one)).toBe("current");
      expect(await passwords.verify(stored, other)).toBe("current");
    }
  });

  test.each(Object.entries(spellings))(
    "opens a hash of before as typed then, which is to be made anew: %s",
    async (_name, [composed = "", typed = ""]) => {
      const passwords = await argon2Passwords(cheap);
      const ofBefore = await hash(typed, cheap);
      expect(await passwords.verify(ofBefore, typed)).toBe("outdated");
      expect(await passwords.verify(ofBefore, composed), "no spelling is guessed").toBe(false);
      expect(await passwords.verify(ofBefore, `${typed}x`)).toBe(false);
    },
  );

  test("is no other text: compatible letters, case and blanks count", async () => {
    const passwords = await argon2Passwords(cheap);
    const stored = await passwords.hash("\ufb01ne password");
    for (const other of [
      "fine password",
      "\ufb01ne  password",
      "\ufb01NE password",
      "\ufb01ne\u00a0password",
    ]) {
      expect(await passwords.verify(stored, other)).toBe(false);
    }
  });
});
