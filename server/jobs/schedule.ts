import { type DueJob, pause, repeatWhenDue } from "./due-job.ts";

/** Work that repeats until the process ends. */
export interface Job {
  name: string;
  every_ms: number;
  /** The pause after a failed run; `every_ms` by default. */
  retry_ms?: number;
  /** Must be safe to run on all nodes at once and to be interrupted at any point. */
  run: () => Promise<unknown>;
}

export interface Schedule {
  /** Starts no further run and waits for runs in progress. */
  stop(): Promise<void>;
}

/**
 * Repeats each job, never twice at the same time in one process: the pause starts at the end of a run. A failed run is
 * reported, and the next one follows.
 */
export function startSchedule(
  jobs: (Job | DueJob)[],
  onFailure: (job: string, error: unknown) => void,
): Schedule {
  const stopped = new AbortController();
  const loops = jobs.map((job) =>
    "alarm" in job ? repeatWhenDue(job, onFailure, stopped.signal) : repeat(job, onFailure, stopped.signal),
  );
  return {
    async stop() {
      stopped.abort();
      await Promise.all(loops);
    },
  };
}

async function repeat(job: Job, onFailure: (job: string, error: unknown) => void, stopped: AbortSignal) {
  while (!stopped.aborted) {
    let pause_ms = job.every_ms;
    try {
      await job.run();
    } catch (error) {
      onFailure(job.name, error);
      pause_ms = job.retry_ms ?? job.every_ms;
    }
    await pause(pause_ms, stopped);
  }
}
