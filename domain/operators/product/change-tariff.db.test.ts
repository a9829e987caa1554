import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { deckColumns, deckColumnsWithCountries, readDeck } from "#domain/tariff/decks/deck.ts";
import { readTariff } from "#domain/tariff/read-tariff.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { exportTariff, importTariff, listTariffs, previewTariff, rollBackTariff } from "./change-tariff.ts";

const database = testDatabase();
const request = { actor: { kind: "system", name: "ada" }, reason: "new carrier" } as const;
let now = new Date("2026-12-01T10:00:00Z");
const clock = { now: () => now };
const deps = {
  clock,
  ids: { uuid: randomUUID, secret: randomUUID },
  grantLimit_mc: 0,
  ...operatorAccess(database, { cipher: testCipher, clock, publish: () => {} }),
};

const deck = (...lines: string[]) => readDeck(`${deckColumns}\n${lines.join("\n")}\n`).rows;
const first = deck("44,United Kingdom,1,60,60,0,no", "688,Tuvalu,30,60,60,0,no");
const second = deck("44,United Kingdom,2,60,60,0,no", "353,Ireland,2,1,1,0,no");
const hour = (n: number) => new Date(now.getTime() + n * 3_600_000);
const priceAt = async (at: Date) => {
  const { decks } = await deps.transaction(async (stores) => ({ decks: await stores.decks.inForce(at) }));
  const rows = decks ? await deps.transaction((stores) => stores.decks.rows(decks.id)) : [];
  return rows.find(({ prefix }) => prefix === "44")?.rate.perMinute_mc;
};

beforeAll(async () => {
  agreed(await importTariff(deps, request, { rows: first, source: "first.csv" }));
});

test("a preview names what is added, removed and changed, and changes nothing", async () => {
  const versions = agreed(await listTariffs(deps, request));
  const preview = agreed(await previewTariff(deps, request, { rows: second, source: "second.csv" }));
  expect(preview.against?.source).toBe("first.csv");
  const prefixes = (rows: readonly { prefix: string }[]) => rows.map(({ prefix }) => prefix);
  expect([prefixes(preview.added), prefixes(preview.removed)]).toEqual([["353"], ["688"]]);
  expect(preview.changed).toMatchObject([
    { before: { rate: { perMinute_mc: 1_000 } }, after: { prefix: "44", rate: { perMinute_mc: 2_000 } } },
  ]);
  expect(agreed(await previewTariff(deps, request, { rows: first, source: "same.csv" }))).toMatchObject({
    added: [],
    removed: [],
    changed: [],
  });
  expect(agreed(await listTariffs(deps, request))).toEqual(versions);
});

test.each([
  ["landlines", "44,United Kingdom,1,60,60,0,no,GB,"],
  ["mobiles", "44,United Kingdom,1,60,60,0,no,,GB"],
])("a preview names a prefix that prices the %s of other countries", async (_kinds, line) => {
  const { rows } = readDeck(`${deckColumnsWithCountries}\n${line}\n688,Tuvalu,30,60,60,0,no,,\n`);
  const preview = agreed(await previewTariff(deps, request, { rows, source: "countries.csv" }));
  expect(preview.changed).toMatchObject([{ after: { prefix: "44" } }]);
});

test("prices are scheduled, their schedule is rolled back in its place, and a version in force is rolled back", async () => {
  const planned = { rows: second, source: "second.csv", effectiveAt: hour(5) };
  const scheduled = agreed(await importTariff(deps, request, planned));
  expect([await priceAt(hour(4)), await priceAt(hour(6))]).toEqual([1_000, 2_000]);

  const [old] = agreed(await listTariffs(deps, request)).toReversed();
  agreed(await rollBackTariff(deps, request, { versionId: old?.id ?? 0, effectiveAt: hour(5) }));
  expect(await priceAt(hour(6))).toBe(1_000);

  now = hour(6);
  agreed(await rollBackTariff(deps, request, { versionId: scheduled.id }));
  expect(await priceAt(hour(0))).toBe(2_000);
  const late = await importTariff(deps, request, { rows: first, source: "late.csv", effectiveAt: hour(-1) });
  expect(isRefusal(late) && refusalMessage(late).key).toMatch(
    /^These prices would never take effect: those of version \d+ \(second.csv/,
  );
  const unknown = await rollBackTariff(deps, request, { versionId: 999 });
  expect(isRefusal(unknown) && refusalMessage(unknown).key).toBe(operatorMessages.noTariff);

  const rows = await database.query<{ use_case: string; after: { added: number; changed: number } }>(
    "SELECT use_case, before, after FROM operator_action WHERE use_case LIKE '%tariff' AND after IS NOT NULL ORDER BY id",
  );
  expect(rows.map(({ use_case, after }) => [use_case, after.added, after.changed])).toEqual([
    ["import_tariff", 2, 0],
    ["import_tariff", 1, 1],
    ["roll_back_tariff", 1, 1],
    ["roll_back_tariff", 1, 1],
  ]);
});

test("prices replace the version that was seen, also of two operators who saw the same", async () => {
  const [seen] = agreed(await listTariffs(deps, request));
  const inForce = await deps.transaction(({ decks }) => decks.inForce(now));
  const tariff = { rows: second, source: "seen.csv" };
  for (const replaces of [null, (inForce?.id ?? 0) - 1]) {
    for (const answer of [
      await importTariff(deps, request, { ...tariff, replaces }),
      await rollBackTariff(deps, request, { versionId: seen?.id ?? 0, replaces }),
    ]) {
      const sentence = operatorMessages.pricesChanged(`Version ${inForce?.id} (${inForce?.source})`);
      expect(isRefusal(answer) && refusalMessage(answer).key).toBe(sentence);
    }
  }
  expect(agreed(await listTariffs(deps, request))[0]).toEqual(seen);
  const replaces = inForce?.id ?? null;
  const answers = await Promise.all(
    [1, 2, 3].map(() => importTariff(deps, request, { ...tariff, replaces })),
  );
  expect(answers.filter(isRefusal)).toHaveLength(2);
});

test("what is exported is read back as the same prices, in a spreadsheet without a formula", async () => {
  const { rows } = readDeck(
    [
      deckColumnsWithCountries,
      '44,"Kingdom, \'United\' and ""Great""",0.015,30,6,0.25,no,GB GG IM JE,',
      "447,=1+2,12.5,60,60,0,yes,,GB",
      "224,Guinée-Côte 界,3,60,60,0,no,GN,GN",
      "881,Satellite,30,60,60,0,no,,",
    ].join("\n"),
  );
  const odd = agreed(await importTariff(deps, request, { rows, source: "odd.csv" }));
  const exported = agreed(await exportTariff(deps, request, odd.id));
  expect(exported.version).toEqual(odd);
  expect(exported.deck).toContain("\n447,'=1+2,12.5,");
  for (const text of [exported.deck, `\uFEFF${exported.deck.replaceAll("\n", "\r\n")}`]) {
    const read = readTariff(text, new Map());
    expect(read.faults).toEqual([]);
    const again = { rows: read.rows, source: "again.csv" };
    const nothing = { added: [], removed: [], changed: [] };
    expect(agreed(await previewTariff(deps, request, again))).toMatchObject(nothing);
    const copy = agreed(await importTariff(deps, request, again));
    expect(await deps.transaction(({ decks }) => decks.rows(copy.id))).toEqual(
      await deps.transaction(({ decks }) => decks.rows(odd.id)),
    );
    expect(agreed(await exportTariff(deps, request, copy.id)).deck).toBe(exported.deck);
  }
  const unknown = await exportTariff(deps, request, 999_999);
  expect(isRefusal(unknown) && refusalMessage(unknown).key).toBe(operatorMessages.noTariff);
});
