import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable } from "node:stream";

/** The embedded PostgreSQL cannot run here; the message says why and what to do. */
export class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/** The OS user that PostgreSQL runs as; PostgreSQL refuses root. */
export interface OsUser {
  /** Arguments before the command. */
  prefix: readonly string[];
  /** Ids for spawn; empty for our own user. */
  ids: { uid?: number; gid?: number };
}

/** The owner of the files that PostgreSQL writes under an OS user; undefined when it is our own user. */
export function fileOwner(osUser: OsUser): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: osUser.ids.uid ?? 0, gid: osUser.ids.gid ?? 0 };
}

export const ourselves: OsUser = { prefix: [], ids: {} };

export interface Finished {
  /** Exit code; null when the program was killed or never started. */
  code: number | null;
  output: string;
  /** Its last line with text: PostgreSQL's programs end with the cause. */
  lastLine: string;
}

/** PostgreSQL reads dozens of variables (PGPORT, PGDATA, locales), so it gets none of ours. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: `${process.env.PATH ?? ""}:/usr/local/bin:/usr/bin:/bin`, LC_ALL: "C", TZ: "UTC" };
}

/** Runs a short program to its end, under an OS user. Never throws; a program that cannot start has code null. */
export async function run(
  osUser: OsUser,
  command: string,
  args: readonly string[],
  limit_ms = 10_000,
): Promise<Finished> {
  const [program = command, ...rest] = [...osUser.prefix, command, ...args];
  try {
    return await finish(
      spawn(program, rest, {
        ...osUser.ids,
        // The OS user may not be allowed to enter our working directory.
        cwd: "/",
        env: cleanEnvironment(),
        stdio: ["ignore", "pipe", "pipe"],
        timeout: limit_ms,
        killSignal: "SIGKILL",
      }),
    );
  } catch (error) {
    // Most failures to start are events; an OS user that we may not become makes spawn throw.
    return { code: null, output: "", lastLine: error instanceof Error ? error.message : String(error) };
  }
}

function finish(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Finished> {
  return new Promise((resolve, reject) => {
    let output = "";
    const collect = (chunk: string) => {
      output += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output, lastLine: lastLine(output) }));
  });
}

export function lastLine(text: string): string {
  return text.trimEnd().split("\n").at(-1)?.trim() ?? "";
}
