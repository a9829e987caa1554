import { loadCosts } from "#adapters/tariff-deck/load-costs.ts";
import { readDeckFile } from "#adapters/tariff-deck/load-deck.ts";
import { findBelowCarrier } from "#domain/tariff/carrier-prices/below-carrier.ts";
import type { CarrierPrice } from "#domain/tariff/carrier-prices/carrier-prices.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { compileDeck, type TariffRow } from "#domain/tariff/decks/deck.ts";
import { type Finding, someLines } from "#domain/tariff/decks/finding.ts";
import { checkDeck } from "#tools/deck/checks/check-deck.ts";
import { UsageError } from "#tools/operate/command.ts";
import type { ToolDeps } from "./tool-deps.ts";

type Say = Pick<ToolDeps, "say">;

/** Prices to hold a deck against: a file's by country, the product's own without one, and a carrier's by prefix. */
export interface Against {
  costsFile: string | undefined;
  carrier: readonly CarrierPrice[] | undefined;
}

/** Reports all faults of a deck file. Checks the readable CSV lines even when others are unreadable. */
export async function checkFile(deps: Say, file: string, against: Against): Promise<boolean> {
  const { rows, lineOf, faults } = await readDeckFile(file);
  for (const line of someLines(faults.map(({ message }) => message))) deps.say(`error: ${line}`);
  // Without one readable price, every country would be named as a gap.
  if (rows.length === 0) return false;
  const clean = await checkRows(deps, rows, against, (prefix) => `line ${lineOf.get(prefix)}: `);
  return clean && faults.length === 0;
}

/** Reports all findings about a deck; notes alone are no fault. */
export async function checkRows(
  deps: Say,
  rows: readonly TariffRow[],
  { costsFile, carrier }: Against,
  place: (prefix: string) => string = () => "",
): Promise<boolean> {
  const findings = [
    ...checkDeck(rows, readCosts(costsFile, process.env)),
    ...(carrier ? findBelowCarrier(compileDeck(rows), carrier) : []),
  ];
  for (const alike of Map.groupBy(findings, ({ kind }) => kind).values()) {
    for (const line of someLines(alike.map((finding) => described(finding, place)))) deps.say(line);
  }
  const count = (severity: Finding["severity"]) =>
    findings.filter((finding) => finding.severity === severity).length;
  deps.say(`${rows.length} prices checked: ${count("error")} errors, ${count("note")} notes.`);
  return count("error") === 0;
}

function described({ severity, prefix, sentence }: Finding, place: (prefix: string) => string): string {
  return `${severity}: ${prefix === undefined ? "" : place(prefix)}${sentence}`;
}

/** The carriers' prices of a named file, or else of the configured one, or else the product's own. @throws UsageError */
function readCosts(file: string | undefined, variables: NodeJS.ProcessEnv): CostsByCountry {
  try {
    return loadCosts(file ?? (variables.CARRIER_COSTS || undefined));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
