import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StorageError } from "#domain/voicemail/voicemail-deps.ts";
import { fileStorage } from "./file-storage.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "farline-voicemail-"));
});
afterEach(() => rm(parent, { recursive: true }));

test("a file is stored for its owner alone, read, replaced and removed, each more than once", async () => {
  const directory = join(parent, "voicemail");
  const storage = fileStorage(directory);
  const id = randomUUID();
  expect(await storage.hasRoom()).toBe(true);
  expect(await storage.get(id)).toBeUndefined();
  for (const text of ["one", "two"]) {
    await storage.put(id, Buffer.from(text));
    expect(String(await storage.get(id))).toBe(text);
  }
  expect(await readdir(directory)).toEqual([id]);
  expect((await stat(join(directory, id))).mode & 0o777).toBe(0o600);
  await storage.remove(id);
  await storage.remove(id);
  expect(await readdir(directory)).toEqual([]);
});

test("a name that is no UUID reaches no file", async () => {
  const storage = fileStorage(join(parent, "voicemail"));
  for (const name of ["../data-key", "", `${randomUUID()}/../x`, "a".repeat(36)]) {
    await expect(storage.get(name)).rejects.toThrow(StorageError);
    await expect(storage.put(name, Buffer.from("x"))).rejects.toThrow(StorageError);
  }
});

test("a folder that cannot be used is a StorageError", async () => {
  await writeFile(join(parent, "file"), "");
  const storage = fileStorage(join(parent, "file", "voicemail"));
  await expect(storage.hasRoom()).rejects.toThrow(StorageError);
  await expect(storage.put(randomUUID(), Buffer.from("x"))).rejects.toThrow(StorageError);
});
