import { loadedOnce } from "#web/lib/loaded-once.ts";

const facts = loadedOnce(() => import("./number-facts.ts"));

/** What reads a number's country and emergency numbers; null until the first digit has loaded it. */
export const useNumberFacts = facts.use;
export type NumberFacts = NonNullable<ReturnType<typeof useNumberFacts>>;
