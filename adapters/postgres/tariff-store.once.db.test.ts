import { beforeEach, describe, expect, test } from "vitest";
import { compileDeck, readDeck, type TariffRow } from "#domain/tariff/decks/deck.ts";
import type { DeckStores } from "#domain/tariff/decks/deck-store.ts";
import { importDeck, importDefaultDeck } from "#domain/tariff/decks/import-deck.ts";
import { writeDeck } from "#domain/tariff/decks/write-deck.ts";
import { openLiveTariff } from "#domain/tariff/live-tariff.ts";
import { noCountries } from "#domain/tariff/priced-countries.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { tariffStore } from "./tariff-store.ts";

const database = testDatabase();
let now = new Date("2026-11-21T10:00:00Z");
const clock = { now: () => now };
const transaction = <T>(work: (stores: DeckStores) => Promise<T>) =>
  database.transaction((client) => work({ decks: tariffStore(client) }));
const connection = <T>(work: (stores: DeckStores) => Promise<T>) =>
  database.withClient((client) => work({ decks: tariffStore(client) }));
const deps = { transaction, clock };
const london = "+442079460000";

function ukAt(credits: number): TariffRow {
  const rate = { perMinute_mc: credits * 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
  return {
    prefix: "44",
    name: "United Kingdom",
    rate,
    blocked: false,
    countries: { fixed: ["GB", "GG"], mobile: [] },
    cost_usd_e6: 15_800,
    refusesCallerIds: true,
  };
}

async function importAt(credits: number, effective?: string) {
  const effectiveAt = effective === undefined ? undefined : new Date(effective);
  const result = await importDeck(deps, { rows: [ukAt(credits)], source: "test.csv", effectiveAt });
  return result.outcome;
}

async function countVersions(): Promise<number> {
  const text = "SELECT count(*) AS versions FROM tariff_version";
  return database.withClient(async (client) => (await client.query(text)).rows[0].versions);
}

beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  await database.query("TRUNCATE tariff_version, tariff_row");
});

describe("the default deck", () => {
  const load = async () => [ukAt(1)];

  test("is imported into an empty database once when several servers start together", async () => {
    const servers = Array.from({ length: 8 }, () => importDefaultDeck(deps, "default.csv", load));
    const added = (await Promise.all(servers)).filter((version) => version !== undefined);
    expect(added).toMatchObject([{ source: "default.csv", rows: 1 }]);
    expect(await countVersions()).toBe(1);
  });

  test("never replaces imported prices", async () => {
    await importAt(2);
    expect(await importDefaultDeck(deps, "default.csv", load)).toBeUndefined();
    expect(await countVersions()).toBe(1);
  });

  test("applies until the first import takes effect", async () => {
    await importAt(2, "2026-12-01T00:00:00Z");
    expect(await importDefaultDeck(deps, "default.csv", load)).toBeDefined();
    const tariff = await openLiveTariff({ connection, clock });
    expect(tariff.deck.rowFor(london)?.rate.perMinute_mc).toBe(1_000);
  });

  test("is older than any other version, even a backdated one", async () => {
    await importDefaultDeck(deps, "default.csv", load);
    expect(await importAt(2, "2001-01-01T00:00:00Z")).toBe("imported");
    const tariff = await openLiveTariff({ connection, clock });
    expect(tariff.deck.rowFor(london)?.rate.perMinute_mc).toBe(2_000);
  });
});

describe("a running server", () => {
  async function runningServer() {
    await importAt(1);
    const tariff = await openLiveTariff({ connection, clock });
    return { tariff, price: () => tariff.deck.rowFor(london)?.rate.perMinute_mc };
  }

  test("has new prices after its next refresh, and the old ones until then", async () => {
    const { tariff, price } = await runningServer();
    await importAt(2);
    expect(price()).toBe(1_000);
    await tariff.refresh();
    expect(price()).toBe(2_000);
  });

  test("switches prices at their effective time without another refresh", async () => {
    const { tariff, price } = await runningServer();
    await importAt(2, "2026-11-21T10:05:00Z");
    await tariff.refresh();
    now = new Date("2026-11-21T10:04:59.999Z");
    expect(price()).toBe(1_000);
    now = new Date("2026-11-21T10:05:00Z");
    expect(price()).toBe(2_000);
    expect(tariff.deck.rows[0]?.rate.perMinute_mc).toBe(2_000);
    expect(tariff.current().destinations()[0]).toMatchObject({ name: "United Kingdom", prefixes: 1 });
  });

  test("loads prices of a distant day in time, and not before", async () => {
    const { tariff, price } = await runningServer();
    await importAt(2, "2026-12-24T00:00:00Z");
    await tariff.refresh();
    now = new Date("2026-12-23T23:55:00Z");
    await tariff.refresh();
    expect(price()).toBe(1_000);
    now = new Date("2026-12-24T00:00:00Z");
    expect(price()).toBe(2_000);
  });

  test("uses the later of two imports for the same time", async () => {
    const { tariff, price } = await runningServer();
    await importAt(2, "2026-11-21T10:05:00Z");
    await importAt(3, "2026-11-21T10:05:00Z");
    await tariff.refresh();
    now = new Date("2026-11-21T10:05:00Z");
    expect(price()).toBe(3_000);
  });

  test("keeps its prices while the database is unavailable", async () => {
    await importAt(1);
    let reachable = true;
    const tariff = await openLiveTariff({
      connection: (work) => (reachable ? connection(work) : Promise.reject(new Error("gone"))),
      clock,
    });
    reachable = false;
    await expect(tariff.refresh()).rejects.toThrow("gone");
    expect(tariff.deck.rowFor(london)?.rate.perMinute_mc).toBe(1_000);
  });

  test("reads a version once over many refreshes", async () => {
    await importAt(1);
    let reads = 0;
    const counting = <T>(work: (stores: DeckStores) => Promise<T>) =>
      connection(({ decks }) => {
        const rows = (id: number) => {
          reads++;
          return decks.rows(id);
        };
        return work({ decks: { ...decks, rows } });
      });
    const tariff = await openLiveTariff({ connection: counting, clock });
    await tariff.refresh();
    await tariff.refresh();
    expect(reads).toBe(1);
  });

  test("does not start without prices", async () => {
    await expect(openLiveTariff({ connection, clock })).rejects.toThrow("no price list");
  });
});

describe("an import", () => {
  test("that would never be in force is refused and stores nothing", async () => {
    await importAt(1);
    expect(await importAt(2, "2026-11-21T09:59:59Z")).toBe("superseded");
    expect(await countVersions()).toBe(1);
  });

  test("that fails half way stores nothing", async () => {
    const rows = [...manyRows(6_000), { ...ukAt(1), prefix: "44x" }];
    await expect(importDeck(deps, { rows, source: "bad.csv" })).rejects.toThrow(/prefix/);
    expect(await countVersions()).toBe(0);
    expect(await database.query("SELECT FROM tariff_row")).toEqual([]);
  });

  test("is read back unchanged, at any size and with any names", async () => {
    const odd: TariffRow = {
      ...ukAt(0.123),
      prefix: "242",
      name: 'Congo, "Brazza" — Ü',
      blocked: true,
      countries: { fixed: [], mobile: ["CG"] },
    };
    const rate = { perMinute_mc: 10_000_000, connect_mc: 15, minimum_s: 30, increment_s: 1 };
    const rows = [
      ...manyRows(12_345),
      odd,
      { ...odd, prefix: "243", name: "Congo", rate, countries: noCountries },
    ];
    const result = await importDeck(deps, { rows, source: "large.csv" });
    if (result.outcome !== "imported") throw new Error("not imported");
    expect(result.version.rows).toBe(12_347);
    const stored = await connection(({ decks }) => decks.rows(result.version.id));
    const text = writeDeck(stored);
    expect(text).toBe(writeDeck(rows));
    const again = readDeck(text);
    expect(again.faults).toEqual([]);
    expect(again.rows).toEqual(stored);
    expect(compileDeck(again.rows).rowFor("243")?.rate).toEqual(rate);
  });
});

function manyRows(count: number): TariffRow[] {
  const italy: TariffRow = { ...ukAt(1), name: "Italy", countries: { fixed: ["IT", "VA"], mobile: ["IT"] } };
  return Array.from({ length: count }, (_, index) => ({ ...italy, prefix: `39${index}` }));
}
