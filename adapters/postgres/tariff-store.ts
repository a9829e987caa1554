import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import type { DeckStore, DeckVersion } from "#domain/tariff/decks/deck-store.ts";
import { readCountries, textOfCountries } from "#domain/tariff/priced-countries.ts";
import type { Client } from "./connection/database.ts";
import { changed, many, one, sql } from "./sql.ts";

interface PriceRow extends Pick<TariffRow, "prefix" | "name" | "blocked"> {
  perMinute_mc: number;
  connect_mc: number;
  minimum_s: number;
  increment_s: number;
  landlineCountries: string;
  mobileCountries: string;
}

const versionColumns = sql.fragment`id, effective_at, imported_at, source, row_count`;

/** A number that no other lock uses: "tariff" in ASCII. */
const tariffLock = 0x7461_7269_6666;

/** Rows that travel in one statement: few enough that the process does other work between two of them. */
const batch = 5_000;

export function tariffStore(client: Client): DeckStore {
  return {
    async lockImports() {
      // An earlier import may hold the lock for seconds: the limit of the statement is the right one here.
      await client.query("SET LOCAL lock_timeout = 0");
      await client.query(sql("tariff.lock")`SELECT pg_advisory_xact_lock(${tariffLock})`);
    },

    inForce: (at) =>
      one<DeckVersion>(
        client,
        sql("tariff.inForce")`
          SELECT ${versionColumns} FROM tariff_version WHERE effective_at <= ${at}
           ORDER BY effective_at DESC, id DESC LIMIT 1`,
      ),

    between: (from, until) =>
      many<DeckVersion>(
        client,
        sql("tariff.between")`
          SELECT ${versionColumns} FROM tariff_version
           WHERE effective_at <= ${until} AND (effective_at, id) >= (
             SELECT effective_at, id FROM tariff_version WHERE effective_at <= ${from}
              ORDER BY effective_at DESC, id DESC LIMIT 1)
           ORDER BY effective_at, id`,
      ),

    list: (limit) =>
      many<DeckVersion>(
        client,
        sql("tariff.list")`SELECT ${versionColumns} FROM tariff_version ORDER BY id DESC LIMIT ${limit}`,
      ),

    find: (versionId) =>
      one<DeckVersion>(
        client,
        sql("tariff.find")`SELECT ${versionColumns} FROM tariff_version WHERE id = ${versionId}`,
      ),

    async rows(versionId) {
      const all: TariffRow[] = [];
      for (let last = ""; ; ) {
        const page = await pageAfter(client, versionId, last);
        for (const row of page) all.push(toTariffRow(row));
        if (page.length < batch) return all;
        last = page.at(-1)?.prefix ?? "";
      }
    },

    async add(made, rows) {
      const row = { ...made, rowCount: rows.length };
      const version = await one<DeckVersion>(
        client,
        sql("tariff.addVersion")`
          INSERT INTO tariff_version (${sql.columns(row)}) VALUES (${sql.values(row)}) RETURNING ${versionColumns}`,
      );
      if (!version) throw new Error("The new tariff version was not written");
      for (let start = 0; start < rows.length; start += batch) {
        await addRows(client, version.id, rows.slice(start, start + batch));
      }
      return version;
    },
  };
}

function pageAfter(client: Client, versionId: number, last: string): Promise<PriceRow[]> {
  return many<PriceRow>(
    client,
    sql("tariff.rows")`
      SELECT prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked, landline_countries,
             mobile_countries
        FROM tariff_row WHERE version_id = ${versionId} AND prefix > ${last} ORDER BY prefix LIMIT ${batch}`,
    { perMinute_mc: "always", connect_mc: "always" },
  );
}

async function addRows(client: Client, versionId: number, rows: readonly TariffRow[]): Promise<void> {
  const column = <T>(of: (row: TariffRow) => T) => rows.map(of);
  await changed(
    client,
    sql("tariff.addRows")`
      INSERT INTO tariff_row (version_id, prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked,
                              landline_countries, mobile_countries)
      SELECT ${versionId}, * FROM unnest(
        ${column((row) => row.prefix)}::text[],
        ${column((row) => row.name)}::text[],
        ${column((row) => row.rate.perMinute_mc)}::bigint[],
        ${column((row) => row.rate.connect_mc)}::bigint[],
        ${column((row) => row.rate.minimum_s)}::integer[],
        ${column((row) => row.rate.increment_s)}::integer[],
        ${column((row) => row.blocked)}::boolean[],
        ${column((row) => textOfCountries(row.countries.fixed))}::text[],
        ${column((row) => textOfCountries(row.countries.mobile))}::text[])`,
  );
}

function toTariffRow({
  prefix,
  name,
  blocked,
  landlineCountries,
  mobileCountries,
  ...rate
}: PriceRow): TariffRow {
  const fixed = readCountries(landlineCountries, prefix).countries;
  const mobile = readCountries(mobileCountries, prefix).countries;
  return { prefix, name, rate, blocked, countries: { fixed, mobile } };
}
