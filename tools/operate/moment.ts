import { type Given, text, UsageError } from "./command.ts";

const day = /^\d{4}-\d{2}-\d{2}$/;
const zonedMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads a day, which begins at 0:00 UTC, or a moment with its zone; undefined for anything else. A time without a zone
 * would mean another moment on every machine.
 */
export function readMoment(text: string): Date | undefined {
  const date = new Date(text);
  // A day outside its month would silently become one of the next month.
  const exists = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  const valid =
    (day.test(text) || zonedMoment.test(text)) &&
    !Number.isNaN(date.getTime()) &&
    !Number.isNaN(exists.getTime()) &&
    exists.toISOString().startsWith(text.slice(0, 10));
  return valid ? date : undefined;
}

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
