import { spawnSync } from "node:child_process";
import { chmod, chown, mkdir, readlink, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  embeddedFixture,
  expectNote,
  lives,
  query,
  relatives,
  writeNote,
} from "#testing/database/embedded-fixture.ts";
import { startOwner } from "#testing/database/owner-process.ts";
import { EmbeddedDatabaseError } from "./run.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

const isRoot = process.getuid?.() === 0;
const { directory, cluster, removeCluster, copyTo, start, startElsewhere, postmaster } = embeddedFixture();

describe("a database that is started", () => {
  test("keeps committed rows over a stop, and leaves no process", async () => {
    await removeCluster();
    const first = await start();
    await writeNote(first.connection);
    const pid = await postmaster();
    await first.stop();
    expect(lives(pid)).toBe(false);
    await expectNote((await start()).connection);
  });

  test("is durable, UTF-8, and reachable through its socket only", async () => {
    const { connection } = await start();
    const rows = await query(
      connection,
      `SELECT name, setting FROM pg_settings WHERE name IN
         ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'server_encoding') ORDER BY name`,
    );
    expect(rows).toEqual([
      { name: "fsync", setting: "on" },
      { name: "full_page_writes", setting: "on" },
      { name: "listen_addresses", setting: "" },
      { name: "server_encoding", setting: "UTF8" },
      { name: "synchronous_commit", setting: "on" },
    ]);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
  });

  test("has its socket in another folder when the data directory's path is too long", async () => {
    const deep = join(directory(), "d".repeat(90));
    await mkdir(deep);
    await copyTo(deep);
    const { connection, stop } = await start(deep);
    expect(connection.host.startsWith(deep)).toBe(false);
    expect((await stat(connection.host)).mode & 0o777).toBe(0o700);
    expect(await query(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await stop();
    await expect(stat(connection.host)).rejects.toThrow("ENOENT");
  });

  test.runIf(process.platform === "linux")("does not receive the terminal's Ctrl-C", async () => {
    await start();
    const [server, us] = await Promise.all([relatives(await postmaster()), relatives(process.pid)]);
    expect(server.session).not.toBe(us.session);
  });
});

describe("as root", () => {
  test.skipIf(!isRoot)("the server runs as another user, or without root's powers", async () => {
    await start();
    const server = `/proc/${await postmaster()}`;
    // Only a user namespace can reach programs below a folder that is closed to other users.
    const sameNamespace = (await readlink(`${server}/ns/user`)) === (await readlink("/proc/self/ns/user"));
    expect({ root: (await stat(server)).uid === 0, sameNamespace }).not.toEqual({
      root: true,
      sameNamespace: true,
    });
  });

  test.skipIf(!isRoot)("starts in a folder that is closed to other users", async () => {
    await mkdir(join(directory(), "closed"), { mode: 0o700 });
    const data = join(directory(), "closed", "data");
    const first = await start(data);
    await writeNote(first.connection);
    await first.stop();
    await expectNote((await start(data)).connection);
  });

  test.skipIf(!isRoot)("starts after a folder was closed or opened", async () => {
    const first = await start();
    await writeNote(first.connection);
    await first.stop();
    for (const mode of [0o700, 0o755]) {
      await chmod(directory(), mode);
      const again = await start();
      await expectNote(again.connection);
      await again.stop();
    }
  });
});

describe("as a plain user", () => {
  /** An OS user of every system, and an id without a name. */
  const plainUser = isRoot ? 1 : undefined;
  const namelessUser = 41_234;
  // Root can start as another user only if that user may read the checkout and the programs.
  const possible = !isRoot || canRead(1, [process.execPath, import.meta.filename]);

  test.skipIf(!possible)("the server runs as that user", async () => {
    await removeCluster();
    if (plainUser !== undefined) await chown(directory(), plainUser, plainUser);
    await startElsewhere(plainUser);
    expect((await stat(cluster())).uid).toBe(plainUser ?? process.getuid?.());
  });

  test.skipIf(!isRoot || !possible || !hasNamespaces(namelessUser))(
    "a user without a name is enough",
    async () => {
      await removeCluster();
      await chown(directory(), namelessUser, namelessUser);
      const { connection } = await startElsewhere(namelessUser);
      expect(await query(connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    },
  );

  test.skipIf(!possible)("a data directory that is not writable is named", async () => {
    const readOnly = join(directory(), "read-only");
    await mkdir(readOnly, { mode: 0o555 });
    const owner = await startOwner(readOnly, plainUser);
    await owner.kill();
    expect(owner.error).toEqual({
      name: "EmbeddedDatabaseError",
      message: expect.stringMatching(/read-only is not writable .* set DATA_DIR to another folder/),
    });
  });
});

describe("two owners of one directory", () => {
  test("refuse the second while the first lives", async () => {
    const first = await startElsewhere();
    await expect(start()).rejects.toThrow(EmbeddedDatabaseError);
    await expect(start()).rejects.toThrow(/Another running server is using the data directory/);
    expect(await query(first.connection, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await first.stop();
    await start();
  });

  test("refuse the second in the same process too", async () => {
    await start();
    await expect(start()).rejects.toThrow(/Another running server/);
  });

  test("that start at the same moment leave exactly one running", async () => {
    await removeCluster();
    const owners = await Promise.all(Array.from({ length: 4 }, () => startOwner(directory())));
    await Promise.all(owners.map((owner) => owner.kill()));
    expect(owners.filter(({ connection }) => connection !== undefined)).toHaveLength(1);
  });
});

describe("a start that cannot succeed says why:", () => {
  test("data of another major version", async () => {
    await (await start()).stop();
    await writeFile(join(cluster(), "PG_VERSION"), "17\n");
    await expect(start()).rejects.toThrow(/was written by PostgreSQL 17, and this is PostgreSQL 18/);
  });

  test("a data directory that is a file", async () => {
    const file = join(directory(), "file");
    await writeFile(file, "");
    await expect(start(file)).rejects.toThrow(/file is not writable .* set DATA_DIR/);
  });

  test("a folder without PostgreSQL's programs", async () => {
    const options = { dataDirectory: directory(), binDirectory: join(directory(), "none") };
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(
      /does not run on this system .* set DATABASE_URL/,
    );
  });

  test("PostgreSQL's own reason for not starting", async () => {
    const options = { dataDirectory: directory(), settings: { shared_buffers: "nonsense" } };
    await expect(startEmbeddedPostgres(options)).rejects.toThrow(
      /postgres does not start: invalid value for parameter "shared_buffers": "nonsense"/,
    );
    await start();
  });
});

function canRead(uid: number, paths: string[]): boolean {
  const script = 'for path do test -r "$path" || exit 1; done';
  return spawnSync("sh", ["-c", script, "sh", ...paths], { uid, gid: uid, cwd: "/" }).status === 0;
}

function hasNamespaces(uid: number): boolean {
  return spawnSync("unshare", ["--user", "true"], { uid, gid: uid, cwd: "/" }).status === 0;
}
