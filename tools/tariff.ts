/** `npm run tariff -- <command>`: imports, exports, checks and drafts prices. */
import { readFile, writeFile } from "node:fs/promises";
import { defaultCostsPath } from "#adapters/tariff-deck/load-costs.ts";
import { defaultDeckPath } from "#adapters/tariff-deck/load-deck.ts";
import { carrierName, twilioPriceList } from "#adapters/twilio/price-list.ts";
import { systemClock } from "#server/compose/platform/platform.ts";
import { shareStorage } from "#server/compose/platform/storage.ts";
import { giveDefaultDeck, takeCreditValue } from "#server/compose/tariff.ts";
import { readConfig, readStorageConfig } from "#server/config.ts";
import { generateDeck } from "#tools/deck/generate.ts";
import { commandFailure } from "./operate/command.ts";
import { readArguments, type TariffCommand, UsageError } from "./tariff/arguments.ts";
import { runDraft } from "./tariff/draft.ts";
import { runCheck, runExport, runImport } from "./tariff/run-tariff.ts";
import type { ToolDeps } from "./tariff/tool-deps.ts";

const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

const deps: ToolDeps = {
  clock: systemClock,
  out: (text) => process.stdout.write(text),
  // Standard output is for the prices alone.
  say: (sentence) => console.error(sentence),
  priceLists: () => ({ [carrierName]: twilioPriceList(readConfig(process.env).voice) }),
  async withDatabase(work) {
    const storage = await shareStorage(readStorageConfig(process.env), deps.say);
    try {
      await takeCreditValue(storage.database, readConfig(process.env).currencies);
      await giveDefaultDeck({ clock: systemClock, database: storage.database });
      return await work(storage.database);
    } finally {
      await storage.close();
    }
  },
};

function run(command: TariffCommand): Promise<boolean> {
  switch (command.name) {
    case "import":
      return runImport(deps, command);
    case "export":
      return runExport(deps, command);
    case "check":
      return runCheck(deps, command);
    case "draft":
      return runDraft(deps, command);
    case "generate":
      return generateDefaultDeck(deps.say);
  }
}

try {
  const done = await run(readArguments(process.argv.slice(2)));
  process.exitCode = done ? exitCodes.done : exitCodes.refused;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : commandFailure(error));
  process.exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.refused;
}

/** Writes the product's default deck anew from the carriers' prices. */
async function generateDefaultDeck(say: (sentence: string) => void): Promise<true> {
  const tollFree = new URL("../database/decks/toll-free-costs.csv", import.meta.url);
  const deck = generateDeck(await readFile(defaultCostsPath, "utf8"), await readFile(tollFree, "utf8"));
  await writeFile(defaultDeckPath, deck);
  say(`${deck.split("\n").length - 2} prices written to ${defaultDeckPath}.`);
  return true;
}
