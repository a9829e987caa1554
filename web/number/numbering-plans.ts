import { loadedOnce } from "#web/lib/loaded-once.ts";

/** The world's numbering plans. They are as large as the rest of a page, so only what reads or writes numbers needs them. */
const plans = loadedOnce(async () => {
  const [library, { numberReading }] = await Promise.all([
    import("libphonenumber-js/max"),
    import("./number-reading.ts"),
  ]);
  return { ...library, ...numberReading };
});

/** Null until they are loaded. */
export const numberingPlans = plans.current;
export const loadNumberingPlans = plans.load;

/** The digits typed so far, with their country's spaces. Text with other characters stays unchanged. */
export function spacedDigits(kept: string): string {
  const loaded = numberingPlans();
  if (!loaded || !/^\d+$/.test(kept)) return kept;
  const text = new loaded.AsYouType().input(`+${kept}`).replace(/\D+/g, " ").trim();
  // The formatter may change a number that belongs to no known country.
  return text.replaceAll(" ", "") === kept ? text : kept;
}

/** Whether the plans are loaded. Renders the component again once they are, and loads them when it needs them. */
export function useNumberingPlans(isNeeded: boolean): boolean {
  return plans.use(isNeeded) !== null;
}
