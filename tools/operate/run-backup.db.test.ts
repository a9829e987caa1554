import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, type SocketConnection, urlOf } from "#adapters/postgres/connection/open-database.ts";
import { proofStore } from "#adapters/postgres/operators/proof-store.ts";
import { newDatabases } from "#testing/database/new-databases.ts";
import { callStoreHarness } from "#testing/ledger/call-store-harness.ts";
import { commandFailure } from "./command.ts";
import { proveBackup, runBackup } from "./run-backup.ts";

const { emptyDatabase, migratedDatabase, openAt } = newDatabases();
const now = new Date("2026-11-21T12:00:00Z");
let folder = "";
let source: SocketConnection;
let wallet: { id: string; walletId: string };

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "farline-backup-"));
  source = await migratedDatabase();
  const database = openDatabase({ connection: source });
  wallet = await callStoreHarness(database).openWallet(5_000);
  await database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);
const back = (name: string, connection = source) =>
  runBackup({ name: "backup", file: inFolder(name) }, connection, now);
const restore = (name: string, target: SocketConnection) =>
  runBackup({ name: "restore", file: inFolder(name) }, target, now);
const balanceAt = (connection: SocketConnection) => callStoreHarness(openAt(connection)).balance(wallet);

test("a backup is one file for its owner alone, and restores", async () => {
  expect(await back("monday")).toMatch(
    /monday holds the whole database as it was at 2026-11-21T12:00:00\.000Z\./,
  );
  expect(readdirSync(folder)).toEqual(["monday"]);
  expect(statSync(inFolder("monday")).mode & 0o777).toBe(0o600);
  const target = await emptyDatabase();
  expect(await restore("monday", target)).toMatch(
    /^Restored \d+ rows in \d+ tables, as they were at 2026-11-21T12:00:00\.000Z\. The ledger is correct\.$/,
  );
  expect(await balanceAt(target)).toMatchObject({ posted_mc: 5_000 });
});

test("an existing file is never overwritten", async () => {
  writeFileSync(inFolder("monday"), "precious");
  await expect(back("monday")).rejects.toThrow(/monday exists already\. Nothing was written/);
  expect(readFileSync(inFolder("monday"), "utf8")).toBe("precious");
});

test("a backup that fails leaves no file", async () => {
  await expect(back("monday", await emptyDatabase())).rejects.toThrow("no tables of Farline");
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(!existsSync("/dev/full"))("a full disk is a sentence, and leaves no file", async () => {
  symlinkSync("/dev/full", inFolder("monday.partial"));
  const failing = back("monday");
  await expect(failing).rejects.toThrow(
    /monday cannot be written: ENOSPC: no space left on device, write\. Nothing was kept\.$/,
  );
  expect(commandFailure(await failing.catch((error: unknown) => error))).not.toContain("\n");
  expect(readdirSync(folder)).toEqual([]);
});

test("a folder that does not exist is named", async () => {
  await expect(back("nowhere/monday")).rejects.toThrow(/ENOENT.*nowhere\/monday/);
  await expect(restore("nowhere/monday", source)).rejects.toThrow(/ENOENT.*nowhere\/monday/);
});

test("a file that is cut off or no backup is refused, and nothing is restored", async () => {
  await back("monday");
  const whole = readFileSync(inFolder("monday"));
  writeFileSync(inFolder("cut"), whole.subarray(0, whole.length - 100));
  writeFileSync(inFolder("text"), "a letter");
  writeFileSync(inFolder("empty"), "");
  const target = await emptyDatabase();
  for (const name of ["cut", "text", "empty"]) {
    await expect(restore(name, target), name).rejects.toThrow(/backup/);
  }
  await restore("monday", target);
  expect(await balanceAt(target)).toMatchObject({ posted_mc: 5_000 });
});

test("a backup that filled an empty database is proven, and a damaged one is not", async () => {
  await back("monday");
  const database = openAt(source);
  const proof = () => database.withClient((client) => proofStore(client).find("backup"));
  const target = await emptyDatabase();
  const prove = (name: string) =>
    proveBackup(inFolder(name), database, { now: () => now, onEmpty: (work) => work(target) });
  writeFileSync(inFolder("cut"), readFileSync(inFolder("monday")).subarray(0, -100));
  await expect(prove("cut")).rejects.toThrow(/cut is no backup, or it is damaged/);
  expect(await proof()).toMatchObject({ begunAt: now, provenAt: null });
  expect(await prove("monday")).toMatch(
    /^.*monday filled an empty database with \d+ rows.*The ledger is correct\./,
  );
  expect(await proof()).toMatchObject({ provenAt: now, takenAt: now });
  expect(await balanceAt(target)).toMatchObject({ posted_mc: 5_000 });
  await expect(prove("no-such")).rejects.toThrow(/no-such/);
  expect(await proof()).toMatchObject({ provenAt: now });
  await expect(prove("monday")).rejects.toThrow(/has rows/);
  expect(await proof()).toMatchObject({ provenAt: null });
});

test("a database moves to another address once its servers have stopped", async () => {
  const target = await emptyDatabase();
  const move = () => runBackup({ name: "move", url: urlOf(target) }, source, now);
  const server = openDatabase({ connection: source });
  await server.withClient((client) => client.query("SELECT 1"));
  await expect(move()).rejects.toThrow(/^A server still works with this database.* Stop it first\.$/);
  const moving = move();
  await server.close();
  expect(await moving).toMatch(/^Moved \d+ rows in \d+ tables\. The ledger is correct\. Set DATABASE_URL/);
  expect(await balanceAt(target)).toMatchObject({ posted_mc: 5_000 });
  expect(await balanceAt(source)).toMatchObject({ posted_mc: 5_000 });
});

test("a database that does not answer is named, without its password", async () => {
  const url = "postgres://farline:hunter2@127.0.0.1:1/farline";
  const move = runBackup({ name: "move", url }, source, now);
  await expect(move).rejects.toThrow("127.0.0.1:1/farline");
  await expect(move).rejects.not.toThrow("hunter2");
});
