import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { type Request, refuseEarly } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { someLines } from "#domain/tariff/decks/finding.ts";
import type { ReadTariff } from "#domain/tariff/read-tariff.ts";
import type { NewTariff } from "./change-tariff.ts";

export interface GivenDeck extends Pick<NewTariff, "source" | "effectiveAt"> {
  /** CSV. */
  deck: string;
}

export interface DeckDeps extends OperatorDeps {
  readTariff(text: string): Promise<ReadTariff>;
}

/** A fault quotes the field that it is about, which may be as long as the deck. */
const longestFault = 300;

/**
 * Reads new prices for an operator who may use them.
 * Refuses `forbidden` before it reads, and `invalid_request` with the line and fault of a deck that cannot be used.
 */
export async function readGivenDeck(
  deps: DeckDeps,
  request: Request,
  useCase: "preview_tariff" | "import_tariff",
  { deck, source, effectiveAt }: GivenDeck,
): Promise<(NewTariff & Pick<ReadTariff, "belowCost">) | Refusal> {
  const refused = await refuseEarly(deps, request, useCase);
  if (refused) return refused;
  const { rows, faults, belowCost } = await deps.readTariff(deck);
  if (faults.length === 0) return { rows, source, effectiveAt, belowCost };
  const lines = faults.map((fault) =>
    fault.length > longestFault ? `${fault.slice(0, longestFault)}…` : fault,
  );
  return refuse("invalid_request", { message: operatorMessages.deckRefused(source, someLines(lines)) });
}
