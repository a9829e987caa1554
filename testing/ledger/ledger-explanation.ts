import { accept, type LedgerModel, type Operation, type Outcome } from "./ledger-model.ts";

export interface Happened {
  operation: Operation;
  outcome: Outcome;
}

/**
 * Finds an order in which operations that ran at once, done one after another, would have ended just as they did and
 * left what is seen now. Returns the wallet after them; undefined when there is no such order.
 */
export function explain(
  model: LedgerModel,
  happened: readonly Happened[],
  isSeen: (model: LedgerModel) => boolean,
): LedgerModel | undefined {
  const deadEnds = new Set<string>();

  function search(model: LedgerModel, before: readonly Happened[]): LedgerModel | undefined {
    // A refusal changes nothing, so one that fits now need not be tried at any other place.
    const left = before.filter(
      ({ operation, outcome }) => !(outcome !== "done" && accept(model, operation, outcome)),
    );
    if (left.length === 0) return isSeen(model) ? model : undefined;
    // The operations left determine all of the wallet but its floor, which depends on the order.
    const place = `${model.floor_mc}:${left.map((one) => happened.indexOf(one)).join()}`;
    if (deadEnds.has(place)) return undefined;
    deadEnds.add(place);
    for (const one of left) {
      if (one.outcome !== "done") continue;
      const after = accept(model, one.operation, "done");
      const explanation =
        after &&
        search(
          after,
          left.filter((other) => other !== one),
        );
      if (explanation) return explanation;
    }
    return undefined;
  }

  return search(model, happened);
}
