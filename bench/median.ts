export interface Interval {
  low: number;
  high: number;
}

/** The median; for an even number of values the upper of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const resamples = 2_000;

/** The 95 % confidence interval of the median, by bootstrap. */
export function medianInterval(values: readonly number[]): Interval {
  const medians = Array.from({ length: resamples }, () =>
    median(values.map(() => values[Math.floor(Math.random() * values.length)] ?? Number.NaN)),
  ).toSorted((a, b) => a - b);
  const at = (share: number) => medians[Math.floor(share * (resamples - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

export function overlap(a: Interval, b: Interval): boolean {
  return a.low <= b.high && b.low <= a.high;
}
