/**
 * A queue whose networks take turns, however much each of them has waiting. Inside of a network its narrower networks
 * take turns, and inside of the narrowest the first to come is the next.
 */
export interface Turns<T> {
  readonly size: number;
  /** The number of waiting items of one of the widest networks. */
  sizeOf(network: string): number;
  /** Adds an item behind those of its networks, which are named from the widest to the narrowest. */
  add(networks: readonly string[], item: T): void;
  next(): T | undefined;
  /** Removes the newest item of the network that has the most waiting, or of the given one. */
  dropNewest(network?: string): T | undefined;
  remove(networks: readonly string[], item: T): void;
}

export function turns<T>(): Turns<T> {
  /** Those of the narrowest network. */
  const items: T[] = [];
  /** In the order of their turns. None is empty. */
  const narrower = new Map<string, Turns<T>>();
  let inNarrower = 0;

  /** Changes the queue of a narrower network. */
  function within<R>(network: string, work: (queue: Turns<T>) => R): R {
    const queue = narrower.get(network) ?? turns<T>();
    narrower.set(network, queue);
    const before = queue.size;
    const result = work(queue);
    inNarrower += queue.size - before;
    if (queue.size === 0) narrower.delete(network);
    return result;
  }

  return {
    get size() {
      return items.length + inNarrower;
    },
    sizeOf: (network) => narrower.get(network)?.size ?? 0,

    add([network, ...rest], item) {
      if (network === undefined) items.push(item);
      else within(network, (queue) => queue.add(rest, item));
    },

    next() {
      const [first] = narrower;
      if (first === undefined) return items.shift();
      const [network, queue] = first;
      const item = within(network, () => queue.next());
      // Its next turn comes after all others'.
      if (narrower.delete(network)) narrower.set(network, queue);
      return item;
    },

    dropNewest(network = largest(narrower)) {
      if (network === undefined) return items.pop();
      return within(network, (queue) => queue.dropNewest());
    },

    remove([network, ...rest], item) {
      const index = items.indexOf(item);
      if (network !== undefined) within(network, (queue) => queue.remove(rest, item));
      else if (index >= 0) items.splice(index, 1);
    },
  };
}

/** Of equal ones the last, whose turn is the farthest. */
function largest(queues: ReadonlyMap<string, Turns<unknown>>): string | undefined {
  let queue: { network: string; size: number } | undefined;
  for (const [network, { size }] of queues) {
    if (queue === undefined || size >= queue.size) queue = { network, size };
  }
  return queue?.network;
}
