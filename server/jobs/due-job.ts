import type { Clock } from "#domain/runtime.ts";

/** Work whose next time is known. It runs at that time, when it is woken, and after its alarm's longest sleep. */
export interface DueJob {
  name: string;
  alarm: Alarm;
  /**
   * Does what is due and returns when more is due, undefined when that is not known. Must be safe to run on all nodes
   * at once and to be interrupted at any point.
   */
  run: (stopped: AbortSignal) => Promise<Date | undefined>;
  /** Waits for work that a run has started and not finished. */
  finish: () => Promise<unknown>;
}

/** Wakes a job before the time that it knows of. */
export interface Alarm {
  /** Something may be due earlier than was known. A wake during a run counts for the sleep that follows. */
  wake(): void;
  sleep(until: Date | undefined, stopped: AbortSignal): Promise<void>;
}

export interface SleepLimits {
  /** Runs that are woken again and again follow each other no faster. */
  shortest_ms: number;
  /** Makes up for a wake that was lost and for a clock that jumped ahead. */
  longest_ms: number;
}

const retry_ms = 250;

export function createAlarm(clock: Clock, { shortest_ms, longest_ms }: SleepLimits): Alarm {
  let isWoken = false;
  let wakeSleeper: (() => void) | undefined;

  return {
    wake() {
      isWoken = true;
      wakeSleeper?.();
    },

    async sleep(until, stopped) {
      await pause(shortest_ms, stopped);
      if (!isWoken) {
        const left_ms = until === undefined ? longest_ms : until.getTime() - clock.now().getTime();
        const woken = new AbortController();
        wakeSleeper = () => woken.abort();
        const rest_ms = Math.max(0, Math.min(left_ms, longest_ms - shortest_ms));
        await pause(rest_ms, woken.signal, stopped);
        wakeSleeper = undefined;
      }
      isWoken = false;
    },
  };
}

/** Repeats a job until it is stopped. A failed run is reported and soon repeated. */
export async function repeatWhenDue(
  job: DueJob,
  onFailure: (job: string, error: unknown) => void,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    let next: Date | undefined;
    try {
      next = await job.run(stopped);
    } catch (error) {
      onFailure(job.name, error);
      await pause(retry_ms, stopped);
      continue;
    }
    await job.alarm.sleep(next, stopped);
  }
  await job.finish();
}

/** Resolves after a time, or as soon as one of the signals ends it. */
export function pause(duration_ms: number, ...ends: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    if (ends.some(({ aborted }) => aborted)) return resolve();
    const done = () => {
      clearTimeout(timer);
      for (const end of ends) end.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, duration_ms);
    for (const end of ends) end.addEventListener("abort", done);
  });
}
