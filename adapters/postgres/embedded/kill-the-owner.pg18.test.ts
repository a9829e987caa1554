import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import {
  embeddedFixture,
  expectNote,
  lives,
  query,
  relatives,
  untilGone,
  writeNote,
} from "#testing/database/embedded-fixture.ts";
import { killDuringStart } from "#testing/database/owner-process.ts";

const { directory, cluster, removeCluster, start, startElsewhere, postmaster } = embeddedFixture();
const onLinux = test.runIf(process.platform === "linux");

describe("after kill -9 of the owner", () => {
  onLinux("the server and its supervisor end by themselves", async () => {
    const owner = await startElsewhere();
    const server = await postmaster();
    const { parent: supervisor } = await relatives(server);
    await owner.kill();
    await untilGone(server);
    await untilGone(supervisor);
  });

  test("an immediate start has every committed row", async () => {
    const owner = await startElsewhere();
    await writeNote(owner.connection);
    // A client in the middle of a statement must not delay the next start.
    const busy = query(owner.connection, "SELECT pg_sleep(600)").catch(() => undefined);
    await owner.kill();
    await expectNote((await start()).connection);
    await busy;
  });

  onLinux("and of everything that watched, the next start ends the orphan", async () => {
    const owner = await startElsewhere();
    await writeNote(owner.connection);
    const orphan = await postmaster();
    for (const watcher of await watchersOf(orphan)) process.kill(watcher, "SIGKILL");
    await owner.kill();
    expect(lives(orphan)).toBe(true);
    await expectNote((await start()).connection);
    expect(lives(orphan)).toBe(false);
  });

  test("and of the server, another process may have its id", async () => {
    const owner = await startElsewhere();
    await writeNote(owner.connection);
    const pid = await postmaster();
    process.kill(pid, "SIGKILL");
    await owner.kill();
    await untilGone(pid);
    const stranger = await startStranger();
    const file = join(cluster(), "postmaster.pid");
    await writeFile(file, (await readFile(file, "utf8")).replace(String(pid), String(stranger.pid)));
    await expectNote((await start()).connection);
    // The stranger was neither taken for the server nor ended.
    expect(stranger.kill()).toBe(true);
  });

  test("an incomplete database is removed and created again", async () => {
    await removeCluster();
    const half = join(directory(), "postgres.unfinished-x1y2z3");
    await mkdir(join(half, "base"), { recursive: true });
    await writeFile(join(half, "PG_VERSION"), "18\n");
    const { connection } = await start();
    expect(await query(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect((await readdir(directory())).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  // `npm run test:wide` kills at other moments too.
  test("within a first start, the next one works", async () => {
    await removeCluster();
    await killDuringStart(directory(), 550);
    const { connection } = await start();
    expect(await query(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("within a later start, the next one works", async () => {
    const first = await start();
    await writeNote(first.connection);
    await first.stop();
    await killDuringStart(directory(), 130);
    await expectNote((await start()).connection);
  });
});

/** Starts an unrelated process of the server's user; PostgreSQL recognises other users' processes as foreign. */
async function startStranger() {
  const { uid, gid } = await stat(cluster());
  return spawn("sleep", ["60"], { ...(process.getuid?.() === 0 ? { uid, gid } : {}), stdio: "ignore" });
}

/**
 * The process beside a server that waits for the owner's end, and their supervisor. In this order they end without a word to the
 * server: at its supervisor's end the owner closes the pipe that the other reads.
 */
async function watchersOf(server: number): Promise<number[]> {
  const { parent: supervisor } = await relatives(server);
  // On a busy machine the server may be ready before the supervisor has started the process beside it.
  return await vi.waitFor(async () => {
    const children = await readFile(`/proc/${supervisor}/task/${supervisor}/children`, "utf8");
    const beside = children.trim().split(" ").map(Number);
    expect(beside).toHaveLength(2);
    return [...beside.filter((pid) => pid !== server), supervisor];
  }, 60_000);
}
