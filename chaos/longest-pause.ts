/** The longest time without a success between `from_ms` and `to_ms`, in ms. */
export function longestPause_ms(successes_ms: readonly number[], from_ms: number, to_ms: number): number {
  const moments = [from_ms, ...successes_ms.toSorted((a, b) => a - b), to_ms];
  return Math.max(...moments.slice(1).map((at_ms, index) => at_ms - (moments[index] ?? at_ms)));
}
