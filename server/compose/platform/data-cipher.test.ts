import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartFailure } from "#server/start-failure.ts";
import { openDataCipher } from "./data-cipher.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "farline-data-key-"));
});
afterEach(() => rm(parent, { recursive: true }));

const place = { column: "two_step.secret", row: "ada" };
const open = (dataDirectory = join(parent, "data"), current?: string) =>
  openDataCipher({ dataDirectory, dataKeys: { current, previous: [] } });

test("without a key one is made, kept for its owner alone, and used at the next start", async () => {
  const [one, other] = await Promise.all([open(), open()]);
  const stored = one.encrypt("secret", place);
  expect(other.decrypt(stored, place)).toBe("secret");
  expect((await open()).decrypt(stored, place)).toBe("secret");
  const path = join(parent, "data", "data-key");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  // The file is what DATA_KEY takes, for the day the product moves.
  const key = (await readFile(path, "utf8")).trim();
  expect((await open(join(parent, "elsewhere"), key)).decrypt(stored, place)).toBe("secret");
});

test("a configured key leaves no file", async () => {
  await open(undefined, Buffer.alloc(32, 1).toString("base64"));
  await expect(stat(join(parent, "data"))).rejects.toMatchObject({ code: "ENOENT" });
});

test("a broken key file stops the start with a sentence, and stays as it is", async () => {
  const path = join(parent, "data-key");
  await writeFile(path, "dGVzdA==");
  await expect(open(parent)).rejects.toThrow(StartFailure);
  await expect(open(parent)).rejects.toThrow(
    `${path} holds no key of 32 bytes. Restore the file, or set DATA_KEY.`,
  );
  expect(await readFile(path, "utf8")).toBe("dGVzdA==");
});

test("a folder that cannot keep the key stops the start with a sentence", async () => {
  await writeFile(join(parent, "file"), "");
  await expect(open(join(parent, "file", "data"))).rejects.toThrow(
    /cannot be kept in .*data-key .*Set DATA_KEY\.$/,
  );
});
