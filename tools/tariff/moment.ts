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
