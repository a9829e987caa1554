interface Mark {
  value: number;
  text: string;
  /** The same in another unit. */
  beside?: string;
}

/** The marks beside a chart, lowest first. The first bar begins at `from`, the last mark is the top. */
export interface Scale {
  from: number;
  marks: readonly Mark[];
}

/** Zero, the middle and a round number at or above the highest value: 1, 2, 4, 5, 6, 8 or 10 times a power of ten. */
export function scaleTo(highest: number): [0, number, number] {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 0.1)));
  const factor = [1, 2, 4, 5, 6, 8].find((one) => highest <= tidy(one * power)) ?? 10;
  return [0, tidy((factor * power) / 2), tidy(factor * power)];
}

/** Without the noise of binary fractions: 6 * 0.1. */
function tidy(value: number): number {
  return Number(value.toFixed(6));
}
