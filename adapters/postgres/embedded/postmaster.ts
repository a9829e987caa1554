import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedDatabaseError, ourselves, run } from "./run.ts";

/** Reads the process id from the cluster's pid file, which remains after a crash. */
export async function recordedPostmaster(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/** Tells if `pid` is a PostgreSQL that serves this cluster. Process ids are reused, above all in containers. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const words = process.platform === "linux" ? await commandLine(pid) : await commandLineByPs(pid);
  return words.includes("postgres") && words.includes(cluster);
}

async function commandLine(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
}

async function commandLineByPs(pid: number): Promise<string> {
  const result = await run(ourselves, "ps", ["-ww", "-o", "command=", "-p", String(pid)]);
  return result.code === 0 ? result.output : "";
}

/** Fast shutdown, immediate shutdown, kill. Committed data survives each of them. */
const escalation = [
  { signal: "SIGINT", timeout_ms: 30_000 },
  { signal: "SIGQUIT", timeout_ms: 5_000 },
  { signal: "SIGKILL", timeout_ms: 5_000 },
] as const;

/**
 * Stops the server of a cluster and waits until it is gone.
 * @throws EmbeddedDatabaseError when it outlives every signal or is not ours to stop.
 */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  for (const { signal, timeout_ms } of escalation) {
    if (!signalled(pid, signal)) break;
    const deadline = performance.now() + timeout_ms;
    while (performance.now() < deadline) {
      if (!(await servesCluster(pid, cluster))) return;
      await sleep(20);
    }
  }
  if (await servesCluster(pid, cluster)) {
    throw new EmbeddedDatabaseError(
      `A PostgreSQL left over from an earlier run (process ${pid}) still uses ${cluster} and cannot be stopped. End it and start again.`,
    );
  }
}

function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
