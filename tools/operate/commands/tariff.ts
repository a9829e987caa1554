import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { readDeckText } from "#adapters/tariff-deck/load-deck.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isRefusal } from "#contract/refusals.ts";
import {
  exportTariff,
  importTariff,
  previewTariff,
  type TariffChanges,
} from "#domain/operators/product/change-tariff.ts";
import { readGivenDeck } from "#domain/operators/product/read-deck.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import type { DeckVersion } from "#domain/tariff/decks/deck-store.ts";
import { someLines } from "#domain/tariff/decks/finding.ts";
import { readTariff } from "#domain/tariff/read-tariff.ts";
import { type Command, type Given, outcome, text, UsageError } from "#tools/operate/command.ts";
import type { Context } from "#tools/operate/context.ts";
import { moment } from "#tools/operate/moment.ts";
import { readCosts } from "#tools/operate/read-costs.ts";
import { creditsInWords } from "#words/money.ts";

const effective = { value: "DATE", help: "when the prices take effect; now unless given" };
const costs = { value: "FILE.csv", help: "the carriers' prices, for what falls below cost" };

const replaces = { value: "VERSION", help: "refuse unless these prices are replaced; none for no prices" };
const none = "none";

export const tariffCommands: readonly Command[] = [
  {
    name: "tariff export",
    words: "FILE",
    options: { version: { value: "VERSION", help: "which prices; those in force unless given" } },
    useCase: "export_tariff",
    summary:
      "write the prices in force, or of a version, to a file, which tariff import reads as the same prices",
    example: "tariff export prices.csv",
    async run(given, { operators }) {
      const [file = ""] = given.words;
      const versionId = versionIn(given, "version") ?? "in force";
      return operators(given, async (deps, request) => {
        const exported = await exportTariff(deps, request, versionId);
        if (!isRefusal(exported)) await writeFile(file, exported.deck);
        return outcome(exported, ({ version }) => `Exported ${described(version)} to ${file}.`);
      });
    },
  },
  {
    name: "tariff import",
    words: "FILE",
    useCase: "import_tariff",
    options: { effective, costs, replaces },
    summary: "bring new prices into force, now or later; calls under way keep theirs",
    example: 'tariff import prices.csv --effective 2026-12-01 --reason "new carrier"',
    async confirm(given, context) {
      const found = await preview(given, context);
      if (isRefusal(found)) return found;
      const replaces = String(found.against?.id ?? none);
      return {
        given: { ...given, options: { ...given.options, replaces } },
        question: previewWords(found),
      };
    },
    async run(given, context) {
      const seen = replacedIn(given);
      const file = await readFile(given, context);
      return context.operators(given, async (deps, request) => {
        const tariff = await readGivenDeck({ ...deps, ...file }, request, "import_tariff", file.given);
        const version = isRefusal(tariff)
          ? tariff
          : await importTariff(deps, request, { ...tariff, ...seen });
        return outcome(version, (imported) => `Imported ${described(imported)}.`);
      });
    },
  },
];

/** Reads the version that the operator saw in force; without it nothing is compared. */
function replacedIn(given: Given): { replaces?: number | null } {
  if (text(given, "replaces") === none) return { replaces: null };
  const version = versionIn(given, "replaces");
  return version === undefined ? {} : { replaces: version };
}

function versionIn(given: Given, name: string): number | undefined {
  const typed = text(given, name);
  if (typed === undefined || /^[1-9]\d{0,8}$/.test(typed))
    return typed === undefined ? undefined : Number(typed);
  throw new UsageError(`"${typed}" is no version: the page /admin/prices lists them.`);
}

async function readFile(given: Given, { variables }: Context) {
  const effectiveAt = moment(given, "effective");
  const costs = readCosts(text(given, "costs"), variables);
  const [file = ""] = given.words;
  return {
    given: { deck: await readDeckText(file), source: basename(file), effectiveAt },
    readTariff: async (content: string) => readTariff(content, costs),
  };
}

async function preview(given: Given, context: Context) {
  const file = await readFile(given, context);
  return context.operators(given, async (deps, { actor }) => {
    const tariff = await readGivenDeck({ ...deps, ...file }, { actor }, "preview_tariff", file.given);
    if (isRefusal(tariff)) return tariff;
    const changes = await previewTariff(deps, { actor }, tariff);
    return isRefusal(changes) ? changes : { ...changes, belowCost: tariff.belowCost };
  });
}

function previewWords({
  against,
  added,
  removed,
  changed,
  belowCost,
}: TariffChanges & { belowCost: string[] }): string {
  const from = against ? `Against ${described(against)}` : "There are no prices yet";
  return [
    `${from}: ${added.length} added, ${removed.length} removed, ${changed.length} changed, ${belowCost.length} below cost.`,
    ...someLines(
      changed.map(
        ({ before, after }) => `  ${after.prefix} ${after.name}: ${price(before)} -> ${price(after)}`,
      ),
    ),
    ...someLines(added.map((row) => `  ${row.prefix} ${row.name}: new, ${price(row)}`)),
    ...someLines(removed.map((row) => `  ${row.prefix} ${row.name}: gone, was ${price(row)}`)),
    ...someLines(belowCost.map((sentence) => `  below cost: ${sentence}`)),
  ].join("\n");
}

function price({ rate, blocked }: TariffRow): string {
  return blocked
    ? "not sold"
    : `${creditsInWords(creditsFromMillicredits(rate.perMinute_mc))} a minute (${rate.minimum_s}/${rate.increment_s} s)`;
}

function described({ id, source, rowCount, effectiveAt }: DeckVersion): string {
  const since = effectiveAt.getTime() === 0 ? "the beginning" : effectiveAt.toISOString();
  return `version ${id} (${source}, ${rowCount} prices, in force from ${since} on)`;
}
