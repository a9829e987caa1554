import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { readDeckFile } from "#adapters/tariff-deck/load-deck.ts";
import type { DeckError } from "#domain/tariff/deck.ts";
import type { DeckVersion } from "#domain/tariff/deck-store.ts";
import { importDeck } from "#domain/tariff/import-deck.ts";
import { writeDeck } from "#domain/tariff/write-deck.ts";
import { nameCountries } from "#tools/deck/name-countries.ts";
import type { TariffCommand } from "./arguments.ts";
import { checkFile, checkRows } from "./check.ts";
import { someLines } from "./some-lines.ts";
import type { ToolDeps } from "./tool-deps.ts";

type Command<Name> = Extract<TariffCommand, { name: Name }>;

/**
 * Imports a deck file and fills in missing countries. Refuses the whole file when a line is wrong. True when it was
 * imported.
 */
export async function runImport(deps: ToolDeps, { file, effectiveAt }: Command<"import">): Promise<boolean> {
  const { rows, faults } = await readDeckFile(file);
  if (faults.length > 0) {
    refuseFile(deps, file, faults);
    return false;
  }
  const result = await deps.withDatabase((database) =>
    importDeck(
      {
        transaction: (work) => database.transaction((client) => work({ decks: tariffStore(client) })),
        clock: deps.clock,
      },
      { rows: nameCountries(rows), source: basename(file), effectiveAt },
    ),
  );
  if (result.outcome === "superseded") {
    deps.say(
      `${file} would never be in force: the prices of ${described(result.by)} took over later. Nothing was changed.`,
    );
    return false;
  }
  deps.say(`Imported ${described(result.version)}.`);
  deps.say("Running servers have it within a minute; calls under way keep their price.");
  return true;
}

/** Exports the prices in force at a given time as a deck file. */
export async function runExport(deps: ToolDeps, command: Command<"export">): Promise<boolean> {
  const found = await readInForce(deps, command.effectiveAt ?? deps.clock.now());
  if (!found) {
    deps.say("No prices are in force at that time.");
    return false;
  }
  const text = writeDeck(found.rows);
  if (command.file === undefined) deps.out(text);
  else await writeFile(command.file, text);
  deps.say(`Exported ${described(found.version)}${command.file ? ` to ${command.file}` : ""}.`);
  return true;
}

/** Checks a deck file, or the prices in force. True when there is no fault. */
export async function runCheck(deps: ToolDeps, { file, costs }: Command<"check">): Promise<boolean> {
  if (file !== undefined) return checkFile(deps, file, costs);
  const found = await readInForce(deps, deps.clock.now());
  if (!found) {
    deps.say("No prices are in force.");
    return false;
  }
  deps.say(`Checking ${described(found.version)}.`);
  return checkRows(deps, found.rows, costs);
}

function readInForce(deps: ToolDeps, at: Date) {
  return deps.withDatabase((database) =>
    database.withClient(async (client) => {
      const decks = tariffStore(client);
      const version = await decks.inForce(at);
      return version && { version, rows: await decks.rows(version.id) };
    }),
  );
}

function refuseFile(deps: ToolDeps, file: string, faults: readonly DeckError[]): void {
  for (const line of someLines(faults.map(({ message }) => message))) deps.say(`${file} ${line}`);
  deps.say(`${file} is refused; nothing was changed.`);
}

function described({ id, source, rowCount, effectiveAt }: DeckVersion): string {
  const since = effectiveAt.getTime() === 0 ? "from the beginning" : `from ${effectiveAt.toISOString()}`;
  return `version ${id} (${source}, ${rowCount} prices, in force ${since} on)`;
}
