import { readMoment } from "#tools/operate/read-moment.ts";
import { type Given, text, UsageError } from "./command.ts";

/** The moment that an option names. @throws UsageError */
export function moment(given: Given, name: string): Date | undefined {
  const value = text(given, name);
  if (value === undefined) return undefined;
  const date = readMoment(value);
  if (!date) {
    throw new UsageError(
      `--${name} "${value}" is not a date: a day, 2026-12-01, or a moment with its zone, 2026-12-01T06:00:00+01:00.`,
    );
  }
  return date;
}
