import { many } from "#adapters/postgres/sql.ts";
import type { Client } from "./database.ts";

interface SessionSetting {
  name: string;
  /** The value that a connection asks for at its start. */
  value: string;
  /** All values that mean the same to us. */
  right: RegExp;
}

/**
 * Settings that statements, the driver and backups depend on. A server, a database or a role may have others, so each
 * connection asks for these: docs/decisions/23-faults-backups-and-traces.md.
 */
export const sessionSettings: readonly SessionSetting[] = [
  // In the order year, month, day PostgreSQL refuses 05/11/2026 instead of guessing which is the month.
  { name: "DateStyle", value: "ISO, YMD", right: /^ISO,/ },
  { name: "IntervalStyle", value: "postgres", right: /^postgres$/ },
  { name: "TimeZone", value: "UTC", right: /^(Etc\/)?(UTC|GMT)$/ },
  { name: "extra_float_digits", value: "1", right: /^[1-3]$/ },
  { name: "standard_conforming_strings", value: "on", right: /^on$/ },
  { name: "search_path", value: "public", right: /^("\$user", )?public$/ },
  { name: "default_transaction_isolation", value: "read committed", right: /^read committed$/ },
];

/** The settings as `options` of a connection's start: https://www.postgresql.org/docs/current/libpq-connect.html */
export const startOptions = sessionSettings
  .map(({ name, value }) => `-c ${name}=${value.replaceAll(" ", "\\ ")}`)
  .join(" ");

async function readSettings(client: Client): Promise<ReadonlyMap<string, string>> {
  const names = ["server_encoding", ...sessionSettings.map(({ name }) => name)];
  const rows = await many<{ name: string; value: string }>(client, "settings.read")`
    SELECT name, current_setting(name) AS value FROM unnest(${names}::text[]) AS name`;
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/**
 * Reasons why this program cannot work with a database over such a connection, a sentence each; none when it can. Settings
 * can be wrong only behind a pooler, where the role's own count.
 */
export async function unfitness(client: Client): Promise<string[]> {
  const values = await readSettings(client);
  const wrong = sessionSettings.filter(({ name, right }) => !right.test(values.get(name) ?? ""));
  return [
    ...wrongEncoding(values.get("server_encoding")),
    ...wrong.map(
      ({ name, value }) =>
        `The database's role has ${name} '${values.get(name)}' instead of '${value}': give it the right one with ` +
        `ALTER ROLE ... SET ${name} = '${value}' and have the pooler reconnect, because a pooler takes none from us.`,
    ),
  ];
}

function wrongEncoding(encoding: string | undefined): string[] {
  if (encoding === "UTF8") return [];
  return [
    `The database's encoding is ${encoding}, which does not hold names in every script. Make a new database with ` +
      "createdb --template=template0 --encoding=UTF8, and bring this one's data there with operate backup and operate restore.",
  ];
}
