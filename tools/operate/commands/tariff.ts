import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { readDeckText } from "#adapters/tariff-deck/load-deck.ts";
import { isRefusal } from "#contract/refusals.ts";
import {
  exportTariff,
  importTariff,
  listTariffs,
  previewTariff,
  rollBackTariff,
  type TariffChanges,
} from "#domain/operators/product/change-tariff.ts";
import { readGivenDeck } from "#domain/operators/product/read-deck.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import type { DeckVersion } from "#domain/tariff/decks/deck-store.ts";
import { someLines } from "#domain/tariff/decks/finding.ts";
import { readTariff } from "#domain/tariff/read-tariff.ts";
import {
  type Command,
  type Given,
  outcome,
  perform,
  performWith,
  text,
  UsageError,
} from "#tools/operate/command.ts";
import type { Context } from "#tools/operate/context.ts";
import { moment } from "#tools/operate/moment.ts";
import { readCosts } from "#tools/operate/read-costs.ts";
import { credits } from "./user-words.ts";

const effective = { value: "DATE", help: "when the prices take effect; now unless given" };
const costs = { value: "FILE.csv", help: "the carriers' prices, for what falls below cost" };

const replaces = { value: "VERSION", help: "refuse unless these prices are replaced; none for no prices" };
const none = "none";

export const tariffCommands: readonly Command[] = [
  {
    name: "tariff versions",
    words: "",
    useCase: "list_tariffs",
    summary: "list the versions of the prices, the newest import first",
    example: "tariff versions",
    run: perform(listTariffs, (versions) =>
      versions.length === 0 ? "There are no prices yet." : versions.map(described).join("\n"),
    ),
  },
  {
    name: "tariff preview",
    words: "FILE",
    options: { effective, costs },
    useCase: "preview_tariff",
    summary: "say what new prices would change and which fall below cost; changes nothing",
    example: "tariff preview prices.csv --effective 2026-12-01",
    async run(given, context) {
      return outcome(await preview(given, context), previewWords);
    },
  },
  {
    name: "tariff export",
    words: "VERSION FILE",
    useCase: "export_tariff",
    summary: "write the prices of a version to a file, which tariff import reads as the same prices",
    example: "tariff export 7 prices.csv",
    async run(given, { operators }) {
      const [, file = ""] = given.words;
      const versionId = versionIn(given);
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
  {
    name: "tariff roll-back",
    words: "VERSION",
    useCase: "roll_back_tariff",
    options: { effective, replaces },
    summary: "bring an earlier version into force again; at the moment of a scheduled one, in its place",
    example: 'tariff roll-back 7 --reason "wrong prices for Ghana"',
    confirm: ({ words }) => `The prices of version ${words[0]} come into force again.`,
    run: performWith(
      (given) => ({
        versionId: versionIn(given),
        effectiveAt: moment(given, "effective"),
        ...replacedIn(given),
      }),
      rollBackTariff,
      (version) => `In force again: ${described(version)}.`,
    ),
  },
];

/** Reads the version that the operator saw in force; without it nothing is compared. */
function replacedIn(given: Given): { replaces?: number | null } {
  const typed = text(given, "replaces");
  if (typed === undefined) return {};
  return { replaces: typed === none ? null : versionIn({ ...given, words: [typed] }) };
}

function versionIn({ words: [typed = ""] }: Given): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new UsageError(`"${typed}" is no version: tariff versions lists them.`);
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
    : `${credits(rate.perMinute_mc)} a minute (${rate.minimum_s}/${rate.increment_s} s)`;
}

function described({ id, source, rowCount, effectiveAt }: DeckVersion): string {
  const since = effectiveAt.getTime() === 0 ? "the beginning" : effectiveAt.toISOString();
  return `version ${id} (${source}, ${rowCount} prices, in force from ${since} on)`;
}
