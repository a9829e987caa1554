/** The voice SDK's own bands of the mean opinion score, best first. */
const bands = [
  { above: 4.2, word: "Excellent" },
  { above: 4.0, word: "Great" },
  { above: 3.6, word: "Good" },
  { above: 3.0, word: "Fair" },
] as const;

/** A word for the mean opinion score, 1 to 5; null until there is one. */
export function qualityWord(mos: number | null): string | null {
  if (mos === null) return null;
  return bands.find((band) => mos > band.above)?.word ?? "Poor";
}
