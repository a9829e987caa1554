import { numberingPlans, type PlanWalk, possibleTypes, stepPlans } from "./numbering-plans.ts";

let known: Map<string, readonly PlanWalk[]> | undefined;

/**
 * Says whether landline or mobile numbers begin with a prefix. Prefixes share the steps of their common beginning; there are
 * as many as a deck has.
 */
export function beginsLines(prefix: string): boolean {
  return possibleTypes(plansOf(prefix)).length > 0;
}

function plansOf(prefix: string): readonly PlanWalk[] {
  known ??= new Map(numberingPlans());
  const plans = known.get(prefix);
  if (plans || prefix === "") return plans ?? [];
  const stepped = stepPlans(plansOf(prefix.slice(0, -1)), Number(prefix.at(-1)));
  known.set(prefix, stepped);
  return stepped;
}
