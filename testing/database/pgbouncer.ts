import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { hasProgram } from "#testing/programs.ts";

/** PGBOUNCER names another one than Debian's, such as one of 1.21 or newer. */
const program = process.env.PGBOUNCER ?? "/usr/sbin/pgbouncer";

export const hasPgbouncer = () => hasProgram({ path: program, package: "pgbouncer" });

/** Returns true for 1.21 and newer, which keep prepared statements. */
export function keepsStatements(): boolean {
  const [, major, minor] =
    /PgBouncer (\d+)\.(\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" })) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

export interface Pgbouncer {
  url: string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode before a database, with further settings. */
export async function startPgbouncer(
  { host, port, user, database }: SocketConnection,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pgbouncer> {
  const folder = mkdtempSync(join(tmpdir(), "farline-pgbouncer-"));
  const ownPort = await freePort();
  const own = { listen_addr: "127.0.0.1", listen_port: ownPort, unix_socket_dir: "", auth_type: "any" };
  const lines = Object.entries({ ...own, pool_mode: "transaction", ...settings }).map(
    ([name, value]) => `${name} = ${value}`,
  );
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(
    config,
    `[databases]\n${database} = host=${host} port=${port} dbname=${database} user=${user}\n[pgbouncer]\n${lines.join("\n")}\n`,
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ["--user=nobody"] : [];
  const child = spawn(program, [...asOther, config], { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  let log = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (data) => {
      log += String(data);
      if (log.includes("process up")) resolve();
    });
    void exited.then(() => reject(new Error(`PgBouncer did not start:\n${log}`)));
  });
  return {
    url: `postgres://${user}@127.0.0.1:${ownPort}/${database}`,
    async stop() {
      child.kill("SIGKILL");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
