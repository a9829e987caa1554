export interface WorkQueue {
  /** Queues this id for work; an id whose work is running is worked on once more. */
  add(id: string): void;
  idle(): Promise<void>;
}

export interface WorkQueueOptions {
  batch: number;
  work: (ids: string[]) => Promise<void>;
  /** Receives the error of a failed batch; its ids are dropped. */
  report: (failure: unknown) => void;
}

/** Collects ids while the batch before is running, so that a crowd needs only a few batches. */
export function openQueue({ batch, work, report }: WorkQueueOptions): WorkQueue {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // Ids added in the same tick belong to the first batch.
    await Promise.resolve();
    while (waiting.size > 0) {
      const ids = [...waiting].slice(0, batch);
      for (const id of ids) waiting.delete(id);
      await work(ids).catch(report);
    }
    running = undefined;
  }

  return {
    add(id) {
      waiting.add(id);
      running ??= run();
    },
    idle: () => running ?? Promise.resolve(),
  };
}
