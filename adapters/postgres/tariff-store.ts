import type { TariffRow } from "#domain/tariff/deck.ts";
import type { DeckStore, DeckVersion } from "#domain/tariff/deck-store.ts";
import { readCountries, textOfCountries } from "#domain/tariff/priced-countries.ts";
import type { Client } from "./database.ts";
import { changed, many, one, sql } from "./sql.ts";

interface PriceRow {
  prefix: string;
  name: string;
  perMinute_mc: number;
  connect_mc: number;
  minimum_s: number;
  increment_s: number;
  blocked: boolean;
  landlineCountries: string;
  mobileCountries: string;
}

/** An arbitrary key that no other lock uses: "tariff" in ASCII. */
const tariffLock = 0x7461_7269_6666;

/** Rows of one statement, few enough that the process can do other work between two statements. */
const batch = 5_000;

const versionColumns = sql.fragment`id, effective_at, imported_at, source, row_count`;

export function tariffStore(client: Client): DeckStore {
  return {
    async takeTurn() {
      // A large import ahead of this one takes seconds, so only the statement timeout applies.
      await client.query("SET LOCAL lock_timeout = 0");
      await changed(client, sql("tariff.takeTurn")`SELECT pg_advisory_xact_lock(${tariffLock})`);
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

    async rows(versionId) {
      const all: TariffRow[] = [];
      for (let last = ""; ; ) {
        const page = await pageAfter(client, versionId, last);
        for (const row of page) all.push(toTariffRow(row));
        if (page.length < batch) return all;
        last = page.at(-1)?.prefix ?? "";
      }
    },

    async add({ effectiveAt, importedAt, source }, rows) {
      const row = { effectiveAt, importedAt, source, rowCount: rows.length };
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
      SELECT prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked,
             landline_countries, mobile_countries
        FROM tariff_row WHERE version_id = ${versionId} AND prefix > ${last} ORDER BY prefix LIMIT ${batch}`,
  );
}

async function addRows(client: Client, versionId: number, rows: readonly TariffRow[]): Promise<void> {
  const countries = (type: "fixed" | "mobile") => rows.map((row) => textOfCountries(row.countries[type]));
  await changed(
    client,
    sql("tariff.addRows")`
      INSERT INTO tariff_row
        (version_id, prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked,
         landline_countries, mobile_countries)
      SELECT ${versionId}, * FROM unnest(
        ${rows.map((row) => row.prefix)}::text[], ${rows.map((row) => row.name)}::text[],
        ${rows.map((row) => row.rate.perMinute_mc)}::bigint[], ${rows.map((row) => row.rate.connect_mc)}::bigint[],
        ${rows.map((row) => row.rate.minimum_s)}::integer[], ${rows.map((row) => row.rate.increment_s)}::integer[],
        ${rows.map((row) => row.blocked)}::boolean[],
        ${countries("fixed")}::text[], ${countries("mobile")}::text[])`,
  );
}

function toTariffRow(row: PriceRow): TariffRow {
  const { prefix, name, perMinute_mc, connect_mc, minimum_s, increment_s, blocked } = row;
  const fixed = readCountries(row.landlineCountries, prefix).countries;
  const mobile = readCountries(row.mobileCountries, prefix).countries;
  const rate = { perMinute_mc, connect_mc, minimum_s, increment_s };
  return { prefix, name, rate, blocked, countries: { fixed, mobile } };
}
