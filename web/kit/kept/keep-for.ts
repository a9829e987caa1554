/** One value in memory. */
export interface Kept<Value> {
  keep(value: Value): void;
  /** The value, unless it was dropped or is too old. */
  get(): Value | null;
  drop(): void;
}

/** Keeps a value for this long by the monotonic clock: a server's time says nothing on a machine with another. */
export function keepFor<Value>(life_ms: number): Kept<Value> {
  let kept: { value: Value; until_ms: number } | null = null;
  return {
    keep(value) {
      kept = { value, until_ms: performance.now() + life_ms };
    },
    get: () => (kept !== null && performance.now() < kept.until_ms ? kept.value : null),
    drop() {
      kept = null;
    },
  };
}
