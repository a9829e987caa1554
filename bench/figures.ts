/** The median; for an even number of values the upper of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Median, lowest and highest, as the tables of docs/benchmarks.md have them. */
export function spread(values: readonly number[], digits = 0): string {
  const [middle, low, high] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return `${middle} (${low} to ${high})`;
}

export interface Measured {
  perSecond: number;
  p99_ms?: number;
}

export interface Subject {
  name: string;
  aim?: number | undefined;
  /** Runs a second of what the subject is compared with. */
  baseline(): Promise<number>;
  measure(): Promise<Measured>;
}

const rounds = 5;

/**
 * Measures each subject between two runs of its baseline and compares it with their mean, so that other load affects both.
 * The first round warms up.
 */
export async function compare(subjects: readonly Subject[]): Promise<void> {
  console.log(`medians of ${rounds} rounds (lowest to highest), a second and as a ratio to the baseline`);
  for (const { name, aim, baseline, measure } of subjects) {
    const measured: Measured[] = [];
    const ratios: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const before = await baseline();
      const one = await measure();
      const after = await baseline();
      if (round === 0) continue;
      measured.push(one);
      ratios.push(one.perSecond / ((before + after) / 2));
    }
    const p99s_ms = measured.flatMap(({ p99_ms }) => p99_ms ?? []);
    const columns = [
      name.padEnd(34),
      spread(measured.map(({ perSecond }) => perSecond)).padEnd(26),
      `${spread(ratios, 2)} x`.padEnd(24),
      p99s_ms.length === 0 ? "" : `p99 ${median(p99s_ms).toFixed(0)} ms`,
      aim === undefined ? "" : `aim >= ${aim}`,
    ];
    console.log(columns.join("  "));
  }
}
