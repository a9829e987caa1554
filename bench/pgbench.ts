import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";

const execute = promisify(execFile);

export const clients = 8;
const threads = 2;
/** Makes as many pgbench accounts as our ledger has wallets. */
const scale = 1;

export interface Script {
  name: string;
  text: string;
  variables: Readonly<Record<string, number>>;
}

/** PostgreSQL's own load generator on one database: 8 clients, prepared statements. */
export interface Pgbench {
  initialise(): Promise<void>;
  /** Runs pgbench's own simple update, five statements in a transaction. Returns transactions a second. */
  simpleUpdate(duration_s: number): Promise<number>;
  /** Runs a script of ours for a time or for a number of runs a client. Returns runs a second. */
  run(script: Script, limit: { duration_s: number } | { times: number }): Promise<number>;
}

export function pgbenchOn(connection: SocketConnection, directory: string): Pgbench {
  const { host, port, user, database } = connection;
  const where = ["-h", host, "-p", String(port), "-U", user, database];
  const load = ["-n", "-M", "prepared", "-c", String(clients), "-j", String(threads)];
  const measure = async (args: string[]) => tpsIn(await pgbench([...load, ...args, ...where]));
  return {
    async initialise() {
      await pgbench(["-i", "-q", "-s", String(scale), ...where]);
    },

    simpleUpdate: (duration_s) => measure(["-N", "-T", String(duration_s)]),

    async run({ name, text, variables }, limit) {
      const file = join(directory, `${name}.sql`);
      await writeFile(file, text);
      const values = Object.entries(variables).flatMap(([key, value]) => ["-D", `${key}=${value}`]);
      const until = "times" in limit ? ["-t", String(limit.times)] : ["-T", String(limit.duration_s)];
      return measure(["-f", file, ...values, ...until]);
    },
  };
}

async function pgbench(args: string[]): Promise<string> {
  try {
    return (await execute("pgbench", args, { env: { ...process.env, LC_ALL: "C" } })).stdout;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error("pgbench is not installed (Debian: apt-get install postgresql-contrib)", {
        cause: error,
      });
    }
    throw error;
  }
}

function tpsIn(output: string): number {
  const tps = /^tps = ([\d.]+) \(without initial connection time\)$/m.exec(output)?.[1];
  if (tps === undefined) throw new Error(`pgbench printed no result:\n${output}`);
  return Number(tps);
}
