/** The same numbers for the same seed, so that a run's faults can be repeated. */
export interface SeededRandom {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
}

/** Mulberry32, a generator of 32 bits by Tommy Ettinger, who gave it to the public domain. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}
