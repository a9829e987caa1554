import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import { markUsers } from "#adapters/postgres/marks/mark-users.ts";
import { reencrypt } from "#adapters/postgres/re-encrypt.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { Config } from "#server/config.ts";
import { StartFailure } from "#server/start-failure.ts";
import type { Host, Platform } from "./platform.ts";

type KeyConfig = Pick<Config, "dataKeys" | "dataDirectory">;

/** Opens the cipher with the configured keys; without one, with a key that is made once and kept in the data directory. */
export async function openDataCipher({ dataKeys, dataDirectory }: KeyConfig): Promise<DataCipher> {
  const current = dataKeys.current ?? (await keptKey(dataDirectory));
  return aesGcmCipher({ current, previous: dataKeys.previous });
}

async function keptKey(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, "data-key");
  try {
    return await readOrMakeKey(dataDirectory, path);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartFailure(
      `The key of the stored secrets cannot be kept in ${path} (${reason}). Set DATA_KEY.`,
    );
  }
}

async function readOrMakeKey(dataDirectory: string, path: string): Promise<string> {
  const stored = await readKey(path);
  if (stored !== undefined) return stored;
  await mkdir(dataDirectory, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString("base64")}\n`, { mode: 0o600, flag: "w" });
  // A link never replaces a file: of two starts at once, one makes the key and both read it.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(draft);
  return (await readKey(path)) ?? "";
}

async function readKey(path: string): Promise<string | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const key = text?.trim();
  if (key === undefined || Buffer.from(key, "base64").length === 32) return key;
  throw new StartFailure(`${path} holds no key of 32 bytes. Restore the file, or set DATA_KEY.`);
}

/** Marks users, and brings rows in clear and rows under a previous key to the current one; the log says when the old key may go. */
export function keepEncrypted({ database, cipher, log }: Platform, { jobs }: Host): void {
  jobs.push({
    name: "encrypt with the current key",
    every_ms: 60 * 60_000,
    retry_ms: 60_000,
    async run() {
      const { done, unreadable } = await reencrypt(database, cipher);
      if (done > 0) log.info({ rows: done }, "stored values are encrypted with the current key now");
      const marked = await markUsers(database, cipher);
      if (marked > 0) log.info({ users: marked }, "users are marked with the current key now");
      if (unreadable > 0) log.error({ rows: unreadable }, "stored values cannot be decrypted");
    },
  });
}
