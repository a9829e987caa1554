import * as z from "zod/mini";

/**
 * The reader's time zone, by its IANA name. One that is not known here counts as UTC, so that nothing is refused to a browser that
 * does not know its zone ("Etc/Unknown", or none) or knows one that is newer than the server.
 */
export const timeZoneSchema = z.catch(z.string().check(z.maxLength(50), z.refine(isTimeZone)), "UTC");

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
