import pg from "pg";

/** PostgreSQL's ids of the types that `pg` would return as strings or with loss. */
const typeIds = { int8: 20, date: 1082, numeric: 1700 } as const;

/** Decimal digits that a JS number always keeps. */
const exactDigits = 15;

/**
 * Reads int8 (also `count(*)`) and numeric (also `sum` of int8) as JS numbers.
 * @throws RangeError for a value a JS number cannot hold exactly.
 */
function exactNumber(text: string): number {
  const value = Number(text);
  const digits = text.replace(/^-?0*|\./g, "").length;
  const exact = /^-?\d+$/.test(text)
    ? Number.isSafeInteger(value)
    : /^-?\d+\.\d+$/.test(text) && digits <= exactDigits;
  if (!exact) throw new RangeError(`The database returned ${text}, which a JS number cannot hold exactly`);
  return value;
}

/** Type parsers for a pool: exact numbers, and calendar dates as YYYY-MM-DD, so that no time zone shifts them. */
export function valueParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(typeIds.int8, exactNumber);
  types.setTypeParser(typeIds.numeric, exactNumber);
  types.setTypeParser(typeIds.date, (text: string) => text);
  return types;
}
