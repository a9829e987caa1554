/** Lets only so many pieces of work run at once; the others wait their turn. */
export interface Turns {
  /** @throws TooManyWaitingError when the queue is full. */
  take<T>(work: () => Promise<T>): Promise<T>;
}

export class TooManyWaitingError extends Error {
  override name = "TooManyWaitingError";
}

/** `running` at once, `waiting` at most behind them, first come first served. */
export function createTurns({ running, waiting }: { running: number; waiting: number }): Turns {
  let free = running;
  const queue: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw new TooManyWaitingError(`${waiting} are waiting already`);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }

  return {
    async take(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
