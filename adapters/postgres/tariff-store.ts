import type { TariffRow } from "#domain/tariff/deck.ts";
import type { DeckStore, DeckVersion } from "#domain/tariff/deck-store.ts";
import { readCountries, textOfCountries } from "#domain/tariff/priced-countries.ts";
import type { Client } from "./database.ts";

interface VersionRow {
  id: number;
  effective_at: Date;
  imported_at: Date;
  source: string;
  row_count: number;
}

interface PriceRow {
  prefix: string;
  name: string;
  per_minute_mc: number;
  connect_mc: number;
  minimum_s: number;
  increment_s: number;
  blocked: boolean;
  landline_countries: string;
  mobile_countries: string;
}

/** An arbitrary key that no other lock uses: "tariff" in ASCII. */
const tariffLock = 0x7461_7269_6666;

/** Rows of one statement, few enough that the process can do other work between two statements. */
const batch = 5_000;

export function tariffStore(client: Client): DeckStore {
  return {
    async takeTurn() {
      // A large import ahead of this one takes seconds, so only the statement timeout applies.
      await client.query("SET LOCAL lock_timeout = 0");
      await client.query("SELECT pg_advisory_xact_lock($1)", [tariffLock]);
    },

    async inForce(at) {
      const { rows } = await client.query<VersionRow>({
        name: "tariff_in_force",
        text: `SELECT * FROM tariff_version WHERE effective_at <= $1
               ORDER BY effective_at DESC, id DESC LIMIT 1`,
        values: [at],
      });
      return rows[0] && toVersion(rows[0]);
    },

    async between(from, until) {
      const { rows } = await client.query<VersionRow>({
        name: "tariff_between",
        text: `SELECT * FROM tariff_version
               WHERE effective_at <= $2 AND (effective_at, id) >= (
                 SELECT effective_at, id FROM tariff_version WHERE effective_at <= $1
                 ORDER BY effective_at DESC, id DESC LIMIT 1)
               ORDER BY effective_at, id`,
        values: [from, until],
      });
      return rows.map(toVersion);
    },

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
      const { rows: added } = await client.query<VersionRow>({
        name: "tariff_add_version",
        text: `INSERT INTO tariff_version (effective_at, imported_at, source, row_count)
               VALUES ($1, $2, $3, $4) RETURNING *`,
        values: [effectiveAt, importedAt, source, rows.length],
      });
      const [version] = added;
      if (!version) throw new Error("The new tariff version was not written");
      for (let start = 0; start < rows.length; start += batch) {
        await addRows(client, version.id, rows.slice(start, start + batch));
      }
      return toVersion(version);
    },
  };
}

async function pageAfter(client: Client, versionId: number, last: string): Promise<PriceRow[]> {
  const { rows } = await client.query<PriceRow>({
    name: "tariff_rows",
    text: `SELECT prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked,
             landline_countries, mobile_countries
           FROM tariff_row WHERE version_id = $1 AND prefix > $2 ORDER BY prefix LIMIT $3`,
    values: [versionId, last, batch],
  });
  return rows;
}

async function addRows(client: Client, versionId: number, rows: readonly TariffRow[]): Promise<void> {
  await client.query({
    name: "tariff_add_rows",
    text: `INSERT INTO tariff_row
             (version_id, prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked,
              landline_countries, mobile_countries)
           SELECT $1, * FROM unnest(
             $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::integer[], $7::integer[], $8::boolean[],
             $9::text[], $10::text[])`,
    values: [
      versionId,
      rows.map((row) => row.prefix),
      rows.map((row) => row.name),
      rows.map((row) => row.rate.perMinute_mc),
      rows.map((row) => row.rate.connect_mc),
      rows.map((row) => row.rate.minimum_s),
      rows.map((row) => row.rate.increment_s),
      rows.map((row) => row.blocked),
      rows.map((row) => textOfCountries(row.countries.fixed)),
      rows.map((row) => textOfCountries(row.countries.mobile)),
    ],
  });
}

function toVersion(row: VersionRow): DeckVersion {
  return {
    id: row.id,
    effectiveAt: row.effective_at,
    importedAt: row.imported_at,
    source: row.source,
    rowCount: row.row_count,
  };
}

function toTariffRow(row: PriceRow): TariffRow {
  const { prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked } = row;
  const rate = { perMinute_mc: per_minute_mc, connect_mc, minimum_s, increment_s };
  const fixed = readCountries(row.landline_countries, prefix).countries;
  const mobile = readCountries(row.mobile_countries, prefix).countries;
  return { prefix, name, rate, blocked, countries: { fixed, mobile } };
}
