import { writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { basename } from "node:path";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { operatorGrantStore } from "#adapters/postgres/operators/operator-grant-store.ts";
import { operatorRecordStore } from "#adapters/postgres/operators/operator-record-store.ts";
import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { readDeckFile } from "#adapters/tariff-deck/load-deck.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { importTariff, type TariffStores } from "#domain/operators/product/change-tariff.ts";
import { fillCosts } from "#domain/tariff/carrier-prices/fill-costs.ts";
import type { DeckError } from "#domain/tariff/decks/deck.ts";
import type { DeckVersion } from "#domain/tariff/decks/deck-store.ts";
import { someLines } from "#domain/tariff/decks/finding.ts";
import { nameCountries } from "#domain/tariff/decks/name-countries.ts";
import { writeDeck } from "#domain/tariff/decks/write-deck.ts";
import { say } from "#words/say.ts";
import type { TariffCommand } from "./arguments.ts";
import { checkFile, checkRows } from "./check.ts";
import { carrierPrices } from "./draft.ts";
import type { ToolDeps } from "./tool-deps.ts";

type Command<Name> = Extract<TariffCommand, { name: Name }>;

/**
 * Imports a deck file, fills in missing countries and records it as what operators do. Refuses the whole file when a line
 * is wrong. True when it was imported.
 */
export async function runImport(
  deps: ToolDeps,
  { file, effectiveAt, reason = "npm run tariff -- import" }: Command<"import">,
): Promise<boolean> {
  const { rows, faults } = await readDeckFile(file);
  if (faults.length > 0) {
    refuseFile(deps, file, faults);
    return false;
  }
  const version = await deps.withDatabase((database) =>
    importTariff(
      {
        clock: deps.clock,
        transaction: (work) => database.transaction((client) => work(tariffStores(client))),
      },
      { actor: { kind: "system", name: userInfo().username }, reason },
      { rows: nameCountries(rows), source: basename(file), effectiveAt },
    ),
  );
  if (isRefusal(version)) {
    deps.say(`${file} is refused. ${say(refusalMessage(version))}`);
    return false;
  }
  deps.say(`Imported ${described(version)}.`);
  deps.say("Running servers have it within a minute; calls under way keep their price.");
  return true;
}

/** Exports the prices in force at a given time as a deck file, with a carrier's costs where the deck has none. */
export async function runExport(deps: ToolDeps, command: Command<"export">): Promise<boolean> {
  const version = await readInForce(deps, command.effectiveAt ?? deps.clock.now());
  if (!version) {
    deps.say("No prices are in force at that time.");
    return false;
  }
  const rows =
    command.from === undefined
      ? version.rows
      : fillCosts(version.rows, await carrierPrices(deps, command.from));
  const text = writeDeck(rows);
  if (command.file === undefined) deps.out(text);
  else await writeFile(command.file, text);
  deps.say(`Exported ${described(version.version)}${command.file ? ` to ${command.file}` : ""}.`);
  return true;
}

/** Checks a deck file, or the prices in force. True when there is no fault. */
export async function runCheck(deps: ToolDeps, { file, costs, from }: Command<"check">): Promise<boolean> {
  const against = {
    costsFile: costs,
    carrier: from === undefined ? undefined : await carrierPrices(deps, from),
  };
  if (file !== undefined) return deps.withDatabase(() => checkFile(deps, file, against));
  const version = await readInForce(deps, deps.clock.now());
  if (!version) {
    deps.say("No prices are in force.");
    return false;
  }
  deps.say(`Checking ${described(version.version)}.`);
  return checkRows(deps, version.rows, against);
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

function tariffStores(client: Client): TariffStores {
  return {
    // Prices are about no mailbox.
    grants: operatorGrantStore(client, { digests: () => [""] }),
    record: operatorRecordStore(client),
    decks: tariffStore(client),
  };
}

function refuseFile(deps: ToolDeps, file: string, faults: readonly DeckError[]): void {
  for (const line of someLines(faults.map(({ message }) => message))) deps.say(`${file} ${line}`);
  deps.say(`${file} is refused; nothing was changed.`);
}

function described({ id, source, rows, effectiveAt }: DeckVersion): string {
  const since = effectiveAt.getTime() === 0 ? "from the beginning" : `from ${effectiveAt.toISOString()}`;
  return `version ${id} (${source}, ${rows} prices, in force ${since} on)`;
}
