const mostLines = 20;

/** The first of many lines, and the number of the rest. */
export function someLines(lines: readonly string[]): string[] {
  const left = lines.length - mostLines;
  return left > 0 ? [...lines.slice(0, mostLines), `... and ${left} more like this`] : [...lines];
}
