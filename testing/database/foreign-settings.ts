import { onServer } from "./test-database.ts";

/** Settings that an operator's database may have, each another one than ours. */
export const foreignSettings = {
  DateStyle: "German, DMY",
  IntervalStyle: "sql_standard",
  TimeZone: "Asia/Kolkata",
  extra_float_digits: "-5",
  search_path: "pg_temp, information_schema",
  default_transaction_isolation: "serializable",
} as const;

/** Gives a database settings for all connections that bring none of their own. */
export async function setOnDatabase(name: string, settings: Readonly<Record<string, string>>): Promise<void> {
  for (const [setting, value] of Object.entries(settings)) {
    const list = value.split(", ").map((word) => `'${word}'`);
    await onServer(`ALTER DATABASE ${name} SET ${setting} = ${list.join(", ")}`);
  }
}
