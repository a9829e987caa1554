/** Work that repeats for as long as the process lives. */
export interface Job {
  name: string;
  every_ms: number;
  /** The pause after a run that failed, when it should be shorter. */
  retry_ms?: number;
  /** Must be safe to run on every node at once, and to be cut off at any point. */
  run: () => Promise<unknown>;
}

export interface Schedule {
  /** Starts no further run and waits for those under way. */
  stop(): Promise<void>;
}

/**
 * Runs each job again and again, never twice at the same time in one process: the pause counts from the end of a run.
 * A run that fails is reported and the next one comes as usual.
 */
export function startSchedule(jobs: Job[], onFailure: (job: string, error: unknown) => void): Schedule {
  const stopped = new AbortController();
  const loops = jobs.map((job) => repeat(job, onFailure, stopped.signal));
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

function pause(duration_ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      stopped.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, duration_ms);
    stopped.addEventListener("abort", done);
  });
}
