import { expect, test } from "vitest";
import { lengthOf_s, readWav, writeWav } from "./wav.ts";

const samples = Buffer.alloc(16_000, 3);
/** A file with one number of its head changed. */
const changed = (at: number, value: number) => {
  const file = writeWav(samples);
  file.writeUInt16LE(value, at);
  return file;
};

test("a file that was written has its samples, and others before them are passed over", () => {
  expect(Buffer.from(readWav(writeWav(samples)) ?? []).equals(samples)).toBe(true);
  expect(lengthOf_s(samples)).toBe(1);
  const file = writeWav(samples);
  const list = Buffer.from([...Buffer.from("LIST"), 3, 0, 0, 0, 1, 2, 3, 0]);
  const longer = Buffer.concat([file.subarray(0, 36), list, file.subarray(36)]);
  expect(Buffer.from(readWav(longer) ?? []).equals(samples)).toBe(true);
});

test.each([
  ["nothing", Buffer.alloc(0)],
  ["text", Buffer.from("<script>alert(1)</script>".repeat(10))],
  ["floating point", changed(20, 3)],
  ["two channels", changed(22, 2)],
  ["48,000 Hz", changed(24, 48_000)],
  ["8 bits", changed(34, 8)],
  ["a format that is cut off", changed(16, 60_000)],
  ["no samples", writeWav(Buffer.alloc(0))],
  ["half a sample", writeWav(samples.subarray(0, 3))],
  [
    "samples without a format",
    Buffer.concat([writeWav(samples).subarray(0, 12), writeWav(samples).subarray(36)]),
  ],
])("%s is no telephone sound", (_name, file) => {
  expect(readWav(file)).toBeUndefined();
});
