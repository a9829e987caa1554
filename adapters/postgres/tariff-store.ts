import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import type { DeckStore, DeckVersion, NewDeckVersion } from "#domain/tariff/decks/deck-store.ts";
import { readCountries, textOfCountries } from "#domain/tariff/priced-countries.ts";
import type { Client } from "./connection/database.ts";
import { columnsOf, many, one, run, sql } from "./sql.ts";

type PriceRow = ReturnType<typeof toPriceRow>;

const priceColumns =
  columnsOf<PriceRow>()(`prefix, name, per_minute_mc, connect_mc, minimum_s, increment_s, blocked,
  landline_countries, mobile_countries, carrier_usd_e6, refuses_caller_ids`);
const versionColumns = columnsOf<DeckVersion>()("id, effective_at, imported_at, source, row_count AS rows");
const newColumns = columnsOf<NewDeckVersion>()("effective_at, imported_at, source");

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
      one<DeckVersion>(client, "tariff.inForce")`
        SELECT ${versionColumns} FROM tariff_version WHERE effective_at <= ${at}
         ORDER BY effective_at DESC, id DESC LIMIT 1`,

    between: (from, until) =>
      many<DeckVersion>(client, "tariff.between")`
        SELECT ${versionColumns} FROM tariff_version
         WHERE effective_at <= ${until} AND (effective_at, id) >= (
           SELECT effective_at, id FROM tariff_version WHERE effective_at <= ${from}
            ORDER BY effective_at DESC, id DESC LIMIT 1)
         ORDER BY effective_at, id`,

    list: (limit) =>
      many<DeckVersion>(client, "tariff.list")`
        SELECT ${versionColumns} FROM tariff_version ORDER BY id DESC LIMIT ${limit}`,

    find: (versionId) =>
      one<DeckVersion>(client, "tariff.find")`
        SELECT ${versionColumns} FROM tariff_version WHERE id = ${versionId}`,

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
      const version = await one<DeckVersion>(client, "tariff.addVersion")`
        INSERT INTO tariff_version (${newColumns}, row_count)
        VALUES (${newColumns.values(made)}, ${rows.length}) RETURNING ${versionColumns}`;
      if (!version) throw new Error("The new tariff version was not written");
      for (let start = 0; start < rows.length; start += batch) {
        await addRows(client, version.id, rows.slice(start, start + batch));
      }
      return version;
    },
  };
}

function pageAfter(client: Client, versionId: number, last: string): Promise<PriceRow[]> {
  return many<PriceRow>(client, "tariff.rows", { perMinute_mc: "always", connect_mc: "always" })`
    SELECT ${priceColumns} FROM tariff_row
     WHERE version_id = ${versionId} AND prefix > ${last} ORDER BY prefix LIMIT ${batch}`;
}

async function addRows(client: Client, versionId: number, rows: readonly TariffRow[]): Promise<void> {
  const prices = JSON.stringify(rows.map((row) => priceColumns.row(toPriceRow(row))));
  await run(client, "tariff.addRows")`
    INSERT INTO tariff_row (version_id, ${priceColumns})
    SELECT ${versionId}, ${priceColumns} FROM jsonb_populate_recordset(NULL::tariff_row, ${prices}::jsonb)`;
}

function toPriceRow({ rate, countries, cost_usd_e6, ...row }: TariffRow) {
  const landlineCountries = textOfCountries(countries.fixed);
  const mobileCountries = textOfCountries(countries.mobile);
  return { ...row, ...rate, landlineCountries, mobileCountries, carrierUsd_e6: cost_usd_e6 };
}

function toTariffRow({ landlineCountries, mobileCountries, ...row }: PriceRow): TariffRow {
  const { prefix, name, blocked, carrierUsd_e6, refusesCallerIds, ...rate } = row;
  const fixed = readCountries(landlineCountries, prefix).countries;
  const mobile = readCountries(mobileCountries, prefix).countries;
  return {
    prefix,
    name,
    rate,
    blocked,
    countries: { fixed, mobile },
    cost_usd_e6: carrierUsd_e6,
    refusesCallerIds,
  };
}
