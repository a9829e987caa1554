import { loadedOnce } from "#web/kit/loading/loaded-once.ts";

/** The world's numbering plans and what reads by them. Only what reads or writes numbers needs them. */
const plans = loadedOnce(() => import("./plans/plans.ts"));

/** Null until they are loaded. */
export const numberingPlans = plans.current;
export const loadNumberingPlans = plans.load;
export const useAreNumberingPlansLost = plans.useIsLost;

/** For a part that says nothing without them: rejects where they do not load. */
export async function requireNumberingPlans(): Promise<void> {
  await loadNumberingPlans();
  if (numberingPlans() === null) throw new Error("The numbering plans did not load.");
}

/** Tells whether the plans are loaded. Renders the component again once they are, and loads them when it needs them. */
export function useNumberingPlans(isNeeded: boolean): boolean {
  return plans.use(isNeeded) !== null;
}

/** Digits with their country's spaces; unchanged until the plans are loaded. */
export function spacedDigits(digits: string): string {
  return numberingPlans()?.beginNumber(digits).spaced ?? digits;
}
