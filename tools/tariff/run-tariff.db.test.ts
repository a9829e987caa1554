import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { defaultDeckPath } from "#adapters/tariff-deck/load-deck.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { CarrierPrice } from "#domain/tariff/carrier-prices/carrier-prices.ts";
import { costColumn, deckColumns, deckColumnsWithCountries } from "#domain/tariff/decks/deck.ts";
import type { DeckStores } from "#domain/tariff/decks/deck-store.ts";
import { openLiveTariff } from "#domain/tariff/live-tariff.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { readArguments } from "./arguments.ts";
import { runDraft } from "./draft.ts";
import { runCheck, runExport, runImport } from "./run-tariff.ts";

const database = testDatabase();
let now = new Date("2026-11-21T10:00:00Z");
let said: string[] = [];
let printed = "";
let carrierPrices: CarrierPrice[] = [];

const deps = {
  withDatabase: <T>(work: (opened: typeof database) => Promise<T>) => work(database),
  clock: { now: () => now },
  priceLists: () => ({ acme: async () => carrierPrices }),
  out: (text: string) => {
    printed += text;
  },
  say: (sentence: string) => {
    said.push(sentence);
  },
};

const folder = await mkdtemp(join(tmpdir(), "tariff-"));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  said = [];
  printed = "";
  await database.query("TRUNCATE tariff_version, tariff_row");
});

/** Runs a command line as the tool does; true when it succeeded. */
function run(...args: string[]): Promise<boolean> {
  const command = readArguments(args);
  if (command.name === "import") return runImport(deps, command);
  if (command.name === "export") return runExport(deps, command);
  if (command.name === "check") return runCheck(deps, command);
  if (command.name === "draft") return runDraft(deps, command);
  throw new Error(`${command.name} is not tested here`);
}

/** The prices of a server that runs beside the tool. */
function liveTariff() {
  const connection = <T>(work: (stores: DeckStores) => Promise<T>) =>
    database.withClient((client) => work({ decks: tariffStore(client) }));
  return openLiveTariff({ connection, clock: deps.clock });
}

async function file(name: string, ...lines: string[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, [deckColumns, ...lines, ""].join("\n"));
  return path;
}

async function exported(...args: string[]): Promise<string> {
  printed = "";
  await run("export", ...args);
  return printed;
}

test("an exported deck can be imported and exports the same again", async () => {
  await run("import", defaultDeckPath);
  const first = await exported();
  expect(first).toBe(await readFile(defaultDeckPath, "utf8"));
  const copy = join(folder, "copy.csv");
  expect(await run("export", copy)).toBe(true);
  now = new Date("2026-11-21T11:00:00Z");
  expect(await run("import", copy)).toBe(true);
  expect(await exported()).toBe(first);
});

test("a file without countries gets them, and the running server lists it by them", async () => {
  const lines = ["44,United Kingdom,1,60,60,0,no", "447,United Kingdom mobile,2,60,60,0,no"];
  await run("import", await file("seven.csv", ...lines, "881,Satellite,30,60,60,0,no"));
  expect(await exported()).toBe(
    [
      deckColumnsWithCountries,
      `${lines[0]},GB GG IM JE,`,
      `${lines[1]},,GB GG IM JE`,
      "881,Satellite,30,60,60,0,no,,",
      "",
    ].join("\n"),
  );
  const tariff = await liveTariff();
  const british = tariff
    .current()
    .destinations()
    .filter(({ country }) => country === "GB");
  expect(british.map(({ name, numberTypes: kinds }) => [name, kinds])).toEqual([
    ["United Kingdom", ["fixed"]],
    ["United Kingdom mobile", ["mobile"]],
  ]);
  expect(tariff.current().destinations()).toHaveLength(8);
});

test("countries named in a file are kept", async () => {
  const path = join(folder, "nine.csv");
  const text = `${deckColumnsWithCountries}\n44,United Kingdom,1,60,60,0,no,GB,GB\n`;
  await writeFile(path, text);
  await run("import", path);
  expect(await exported()).toBe(text);
});

test("a file with bad lines is refused with their numbers, and nothing changes", async () => {
  await run("import", await file("good.csv", "44,United Kingdom,1,60,60,0,no"));
  const before = await exported();
  const bad = await file(
    "bad.csv",
    "44,United Kingdom,2,60,60,0,no",
    "49,Germany,-1,60,60,0,no",
    "33,France,1,60,60,0,no",
    "44,United Kingdom,3,60,60,0,no",
    "39,It\uFFFDly,1,60,60,0,no",
  );
  said = [];
  expect(await run("import", bad)).toBe(false);
  expect(said).toEqual([
    expect.stringContaining('bad.csv line 3: credits_per_minute "-1"'),
    expect.stringContaining("bad.csv line 5: prefix 44 stands in line 2 already"),
    expect.stringContaining("bad.csv line 6: the name"),
    expect.stringContaining("nothing was changed"),
  ]);
  expect(await exported()).toBe(before);
});

test("a missing file or one of another kind is refused", async () => {
  await expect(run("import", join(folder, "none.csv"))).rejects.toThrow(/none\.csv cannot be read/);
  const other = join(folder, "other.csv");
  await writeFile(other, "prefix;price\n44;1\n");
  expect(await run("import", other)).toBe(false);
  expect(said[0]).toMatch(/line 1: the name of column 2, "price", is none of them: the columns must be/);
});

test("prices with a date take effect on that date", async () => {
  await run("import", await file("now.csv", "44,United Kingdom,1,60,60,0,no"));
  await run("import", await file("later.csv", "44,United Kingdom,2,60,60,0,no"), "--effective", "2026-12-01");
  expect(await exported()).toContain("44,United Kingdom,1,");
  expect(await exported("--effective", "2026-12-01T00:59:59+01:00")).toContain("44,United Kingdom,1,");
  expect(await exported("--effective", "2026-12-01")).toContain("44,United Kingdom,2,");
  now = new Date("2026-12-01T00:00:00Z");
  expect(await exported()).toContain("44,United Kingdom,2,");
});

test("a running server has new prices once it has looked, and later ones from their time on", async () => {
  await run("import", await file("now.csv", "44,United Kingdom,1,60,60,0,no"));
  const { deck, refresh } = await liveTariff();
  const price_mc = () => deck.rows[0]?.rate.perMinute_mc;
  await run("import", await file("new.csv", "44,United Kingdom,2.5,60,60,0,no"));
  await run(
    "import",
    await file("soon.csv", "44,United Kingdom,3,60,60,0,no"),
    "--effective",
    "2026-11-21T10:05Z",
  );
  expect(price_mc()).toBe(1_000);
  await refresh();
  expect(price_mc()).toBe(2_500);
  now = new Date("2026-11-21T10:05:00Z");
  expect(price_mc()).toBe(3_000);
});

const recorded = async () =>
  (
    await database.query(
      "SELECT use_case || ': ' || reason || ' ' || (after ->> 'source') AS said FROM operator_action WHERE actor LIKE 'system:%' ORDER BY id",
    )
  ).map(({ said }) => said);

test("an import stands in the record of operators with its reason", async () => {
  await run("import", await file("new.csv", "44,United Kingdom,1,60,60,0,no"), "--reason", "new carrier");
  await run("import", await file("next.csv", "44,United Kingdom,2,60,60,0,no"));
  expect((await recorded()).slice(-2)).toEqual([
    "import_tariff: new carrier new.csv",
    "import_tariff: npm run tariff -- import next.csv",
  ]);
});

test("prices that would never take effect are refused with a reason", async () => {
  await run("import", await file("now.csv", "44,United Kingdom,1,60,60,0,no"));
  said = [];
  expect(await run("import", join(folder, "now.csv"), "--effective", "2026-11-01")).toBe(false);
  expect(said[0]).toMatch(/would never take effect.*now\.csv.*Nothing was changed/);
});

test("without prices there is nothing to export or check", async () => {
  expect(await run("export")).toBe(false);
  expect(await run("check")).toBe(false);
  expect(printed).toBe("");
});

test("the check reads the prices in force, or a file by its lines", async () => {
  await run("import", defaultDeckPath);
  expect(await run("check")).toBe(true);
  const path = await file(
    "faulty.csv",
    "1,United States,0.3,60,60,0,no",
    "44,United Kingdom,1",
    "99999,Nowhere,1,60,60,0,no",
  );
  said = [];
  expect(await run("check", path)).toBe(false);
  expect(said).toContainEqual(expect.stringMatching(/^error: line 3: must have the 7 columns/));
  expect(said).toContainEqual(
    expect.stringMatching(/^error: line 2: 1 \(United States\) also prices Jamaica \(JM\).*1658, 1876/),
  );
  expect(said).toContainEqual(expect.stringMatching(/^error: no row prices .* United Kingdom \(GB\)/));
  expect(said).toContainEqual(expect.stringMatching(/^note: line 4: 99999 \(Nowhere\) prices no number/));
  expect(said).toContainEqual(expect.stringMatching(/^\.\.\. and \d+ more like this$/));
});

test("a check of a file with a wrong header names it once, and no gaps", async () => {
  const path = join(folder, "header.csv");
  await writeFile(
    path,
    `${deckColumns.replace("name", "nom")}\n${"44,Royaume-Uni,1,60,60,0,no\n".repeat(245)}`,
  );
  said = [];
  expect(await run("check", path)).toBe(false);
  expect(said).toEqual([
    expect.stringMatching(/^error: line 1: the name of column 2, "nom", is none of them: /),
  ]);
});

test("prices can be checked against other costs", async () => {
  const costs = join(folder, "costs.csv");
  await writeFile(
    costs,
    "iso_country,calling_code,country,fixed_usd_per_min,mobile_usd_per_min,source\nGB,44,UK,0.1,0.100001,x\n",
  );
  await run("import", defaultDeckPath);
  expect(await run("check", "--costs", costs)).toBe(false);
  expect(said).toContainEqual(expect.stringMatching(/sells a minute for 0.1 USD.*costs 0.100001 USD/));
  await expect(run("check", "--costs", join(folder, "none.csv"))).rejects.toThrow(/cannot be used/);
});

test("a draft of a carrier's prices is a deck that can be imported and earns its margin", async () => {
  carrierPrices = [
    { prefix: "44", name: "United Kingdom", perMinute_usd_e6: 15_800 },
    { prefix: "447", name: "United Kingdom - Mobile, all", perMinute_usd_e6: 29_300 },
    { prefix: "44800", name: "United Kingdom - Toll Free", perMinute_usd_e6: 0 },
  ];
  await run("draft", "--from", "acme", "--margin", "40");
  expect(printed).toBe(
    [
      `${deckColumnsWithCountries},${costColumn}`,
      "44,United Kingdom,0.3,60,60,0,no,GB GG IM JE,,0.0158",
      '447,"United Kingdom - Mobile, all",0.5,60,60,0,no,,GB GG IM JE,0.0293',
      "44800,United Kingdom - Toll Free,0.1,60,60,0,no,GB,,0",
      "",
    ].join("\n"),
  );
  const draft = join(folder, "draft.csv");
  expect(await run("draft", draft, "--from", "acme", "--margin", "40")).toBe(true);
  expect(await run("import", draft)).toBe(true);
  said = [];
  await run("check", "--from", "acme");
  expect(said.filter((line) => line.includes("the carrier asks"))).toEqual([]);
});

test("an export with a carrier's costs opens a toll-free range, which is refused by its name without one", async () => {
  const row = "33800,France toll-free,0,60,60,0,yes";
  await run("import", await file("closed.csv", "33,France,1,60,60,0,no", row));
  const open = row.replace("yes", "no");
  expect(await run("import", await file("open.csv", open))).toBe(false);
  expect(said.at(-2)).toContain('line 2: the cost of "France toll-free" (33800) is unknown');
  carrierPrices = [{ prefix: "33800", name: "France - Toll Free", perMinute_usd_e6: 40_000 }];
  const filled = join(folder, "filled.csv");
  expect(await run("export", filled, "--from", "acme")).toBe(true);
  await writeFile(filled, (await readFile(filled, "utf8")).replace(row, open));
  expect(await run("import", filled)).toBe(true);
  const { deck } = await liveTariff();
  expect(quoteNumber(deck, e164Schema.parse("+33800123456"))).toMatchObject({ creditsPerMinute: 0 });
});

test("a check against a carrier names each price that is below its own", async () => {
  carrierPrices = [{ prefix: "447", name: "United Kingdom - Mobile", perMinute_usd_e6: 200_000 }];
  const path = await file("cheap.csv", "44,United Kingdom,1,60,60,0,no");
  expect(await run("check", path, "--from", "acme")).toBe(false);
  expect(said).toContainEqual(
    "error: line 2: 44 (United Kingdom) sells a minute for 0.1 USD, but the carrier asks 0.2 USD for 447 (United Kingdom - Mobile)",
  );
  await expect(run("draft", "--from", "nobody", "--margin", "40")).rejects.toThrow(
    '"nobody" is no carrier with a price list: acme.',
  );
});
