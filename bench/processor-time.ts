import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Server {
  pid: number;
  /** The data directory of its PostgreSQL. */
  directory: string;
}

/**
 * Measures the processor time of a server and its PostgreSQL during work. Linux has it by thread:
 * https://docs.kernel.org/scheduler/sched-stats.html. What a process spent that ends meanwhile is left out.
 */
export async function processorTime_ms(server: Server, work: () => Promise<void>): Promise<number> {
  const before = timesOf(server);
  await work();
  const differences_ns = [...timesOf(server)].map(([pid, time_ns]) => time_ns - (before.get(pid) ?? 0));
  return differences_ns.reduce((sum, time_ns) => sum + time_ns, 0) / 1e6;
}

/** Processor time of the server since it began. */
export function timeSinceStart_ms(pid: number): number {
  return timeOf_ns(String(pid)) / 1e6;
}

/** The memory that the server has of the machine, with the pages of the program that other processes share. */
export function residentMemory_MiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024;
}

function timesOf({ pid, directory }: Server): Map<string, number> {
  const [postmaster = ""] = readFileSync(join(directory, "postgres/postmaster.pid"), "utf8").split("\n");
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8").trim().split(" ");
  return new Map([String(pid), postmaster, ...backends].map((process) => [process, timeOf_ns(process)]));
}

function timeOf_ns(process: string): number {
  const threads = `/proc/${process}/task`;
  return readdirSync(threads)
    .map((thread) => Number(readFileSync(join(threads, thread, "schedstat"), "utf8").split(" ")[0]))
    .reduce((sum, time_ns) => sum + time_ns, 0);
}
