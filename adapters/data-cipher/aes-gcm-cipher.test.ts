import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { UnreadableDataError } from "#domain/data-cipher.ts";
import { aesGcmCipher } from "./aes-gcm-cipher.ts";

const newKey = () => randomBytes(32).toString("base64");
const place = { column: "two_step.secret", row: "ada" };

test("a value opens at its place, is different each time, and does not show its text", () => {
  const cipher = aesGcmCipher({ current: newKey(), previous: [] });
  for (const text of ["", "JBSWY3DPEHPK3PXP", "Grüße 🙂", "x".repeat(100_000)]) {
    const [one, other] = [cipher.encrypt(text, place), cipher.encrypt(text, place)];
    expect(one).not.toBe(other);
    if (text !== "") expect(one).not.toContain(text);
    expect(one.startsWith(cipher.currentPrefix)).toBe(true);
    expect(cipher.decrypt(one, place)).toBe(text);
  }
});

test.each([
  { ...place, row: "grace" },
  { ...place, column: "outbox.text_body" },
])("a value that was moved does not open: %j", (elsewhere) => {
  const cipher = aesGcmCipher({ current: newKey(), previous: [] });
  expect(() => cipher.decrypt(cipher.encrypt("secret", place), elsewhere)).toThrow(UnreadableDataError);
});

test("a value that was changed anywhere or cut does not open", () => {
  const cipher = aesGcmCipher({ current: newKey(), previous: [] });
  const stored = cipher.encrypt("JBSWY3DPEHPK3PXP", place);
  const body = Buffer.from(stored.slice(cipher.currentPrefix.length), "base64url");
  for (let index = 0; index < body.length; index++) {
    const changed = Buffer.from(body);
    changed[index] = (changed[index] ?? 0) ^ 1;
    const forged = cipher.currentPrefix + changed.toString("base64url");
    expect(() => cipher.decrypt(forged, place), `byte ${index}`).toThrow(UnreadableDataError);
  }
  for (const length of [1, 12, 16, 28, body.length - 1]) {
    const cut = cipher.currentPrefix + body.subarray(0, length).toString("base64url");
    expect(() => cipher.decrypt(cut, place), `${length} bytes`).toThrow(UnreadableDataError);
  }
});

test("a value of the previous key opens with both keys, and no more without it", () => {
  const [first, second] = [newKey(), newKey()];
  const stored = aesGcmCipher({ current: first, previous: [] }).encrypt("secret", place);
  const both = aesGcmCipher({ current: second, previous: [newKey(), first] });
  expect(both.decrypt(stored, place)).toBe("secret");
  expect(stored.startsWith(both.currentPrefix)).toBe(false);
  expect(both.unknownKeyOf(stored)).toBeUndefined();

  const without = aesGcmCipher({ current: second, previous: [] });
  const id = stored.split(".")[1];
  expect(without.unknownKeyOf(stored)).toBe(id);
  expect(() => without.decrypt(stored, place)).toThrow(
    `A value of two_step.secret needs the key ${id}, which is not configured`,
  );
});

test("no error names the value or a key", () => {
  const [key, other] = [newKey(), newKey()];
  const stored = aesGcmCipher({ current: key, previous: [] }).encrypt("JBSWY3DPEHPK3PXP", place);
  for (const [keys, at] of [
    [other, place],
    [key, { ...place, row: "grace" }],
  ] as const) {
    try {
      aesGcmCipher({ current: keys, previous: [] }).decrypt(stored, at);
      expect.unreachable();
    } catch (error) {
      const said = JSON.stringify([error, (error as Error).message, (error as Error).cause]);
      for (const secret of ["JBSWY3DPEHPK3PXP", key, other, stored]) expect(said).not.toContain(secret);
    }
  }
});

test("text from before encryption comes back as it is", () => {
  const cipher = aesGcmCipher({ current: newKey(), previous: [] });
  for (const text of ["JBSWY3DPEHPK3PXP", "Hello Ada,\n\nhttps://farline.example/verify/x", "", "enc1."]) {
    expect(cipher.decrypt(text, place)).toBe(text);
  }
});

test("bytes open with the key that sealed them, at their place, and unsealed or changed ones do not", () => {
  const [old, current] = [newKey(), newKey()];
  const bytes = Buffer.from([0, 255, 128, ...randomBytes(100)]);
  const sealed = aesGcmCipher({ current: old, previous: [] }).seal(bytes, place);
  const cipher = aesGcmCipher({ current, previous: [old] });
  expect(cipher.unseal(sealed, place)).toEqual(bytes);
  const broken = Buffer.from(sealed);
  broken[broken.length - 20] = (broken[broken.length - 20] ?? 0) ^ 1;
  for (const [stored, at] of [
    [sealed, { ...place, row: "grace" }],
    [broken, place],
    [bytes, place],
    [Buffer.alloc(0), place],
    [aesGcmCipher({ current: newKey(), previous: [] }).seal(bytes, place), place],
  ] as const)
    expect(() => cipher.unseal(stored, at)).toThrow(UnreadableDataError);
});
