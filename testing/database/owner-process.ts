import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const script = fileURLToPath(new URL("embedded-owner.ts", import.meta.url));

const reportSchema = z.object({
  connection: z
    .object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() })
    .optional(),
  error: z.object({ name: z.string(), message: z.string() }).optional(),
});

export interface OwnerProcess extends z.infer<typeof reportSchema> {
  pid: number;
  /** Ends it as its person would. */
  stop(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts another process that owns an embedded database, as `uid` when given; resolves once it has reported. */
export async function startOwner(dataDirectory: string, uid?: number): Promise<OwnerProcess> {
  const child = spawn(process.execPath, [script, dataDirectory], {
    stdio: ["pipe", "pipe", "inherit"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const ended = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    return {
      ...reportSchema.parse(JSON.parse(line)),
      pid: pidOf(child),
      stop: async () => {
        child.stdin.end();
        await ended;
      },
      kill: async () => {
        child.kill("SIGKILL");
        await ended;
      },
    };
  }
  throw new Error(`The owner process ended without a word (code ${child.exitCode})`);
}

/** Starts such a process and kills it `moment_ms` later, wherever it is in its start by then. */
export async function killDuringStart(dataDirectory: string, moment_ms: number): Promise<void> {
  const child = spawn(process.execPath, [script, dataDirectory], { stdio: ["pipe", "ignore", "inherit"] });
  const ended = once(child, "exit");
  await sleep(moment_ms);
  child.kill("SIGKILL");
  await ended;
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error("The owner process did not start");
  return child.pid;
}
