export interface WorkQueue {
  /** Has this id worked on, once more if that is under way already. */
  add(id: string): void;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

export interface WorkQueueOptions {
  /** The most ids of one piece of work. */
  batch: number;
  work: (ids: string[]) => Promise<void>;
  /** Told of work that failed; its ids are dropped. */
  report: (failure: unknown) => void;
}

/** Gathers ids while the work on earlier ones is under way, so that a crowd costs no more than a few pieces of work. */
export function openQueue({ batch, work, report }: WorkQueueOptions): WorkQueue {
  const waiting = new Set<string>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    // What is added in the same turn goes into the first piece of work.
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
