/** Reads what belongs to several keys, in their order, in one statement. */
type ReadAll<Key, Value> = (keys: readonly Key[]) => Promise<readonly Value[]>;

interface BatchLimits {
  /** Number of statements under way at which further keys wait for one of them. */
  atOnce: number;
  /** Longest time that a statement makes others wait. A connection that fell silent delays no more keys than its own. */
  slow_ms: number;
  mostKeys: number;
}

const defaultBatchLimits: BatchLimits = { atOnce: 2, slow_ms: 50, mostKeys: 64 };

interface Waiting<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(error: unknown): void;
}

/**
 * Makes a read of one key. Keys of the same turn of the event loop share a statement, and so do those that come while
 * enough statements are under way. A statement begins after all its keys were asked for, and nothing is kept, so an answer
 * is as new as that of a statement of its own. A statement that fails rejects its own keys and no others.
 */
export function batchedRead<Key, Value>(
  readAll: ReadAll<Key, Value>,
  { atOnce, slow_ms, mostKeys }: BatchLimits = defaultBatchLimits,
): (key: Key) => Promise<Value> {
  const waiting: Waiting<Key, Value>[] = [];
  let underWay = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    // Runs after all requests that this turn of the event loop has read from their sockets.
    setImmediate(() => {
      isScheduled = false;
      begin();
    });
  }

  function begin(): void {
    while (waiting.length > 0 && underWay < atOnce) {
      underWay += 1;
      let isOver = false;
      const over = () => {
        if (isOver) return;
        isOver = true;
        underWay -= 1;
        begin();
      };
      const timer = setTimeout(over, slow_ms);
      void answer(readAll, waiting.splice(0, mostKeys)).finally(() => {
        clearTimeout(timer);
        over();
      });
    }
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (underWay < atOnce) schedule();
    });
}

async function answer<Key, Value>(
  readAll: ReadAll<Key, Value>,
  batch: readonly Waiting<Key, Value>[],
): Promise<void> {
  try {
    const values = await readAll(batch.map(({ key }) => key));
    if (values.length !== batch.length) {
      throw new Error(`${values.length} values were read for ${batch.length} keys`);
    }
    for (const [index, { resolve }] of batch.entries()) resolve(values[index] as Value);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
