import { useEffect, useSyncExternalStore } from "react";

type NumberingPlans = typeof import("libphonenumber-js/min");

let loading: Promise<void> | undefined;
let plans: NumberingPlans | null = null;
const listeners = new Set<() => void>();

/** The world's numbering plans; null until they are loaded. */
export function numberingPlans(): NumberingPlans | null {
  return plans;
}

/** Loads the plans once. They are as large as the rest of a page, so only what reads or writes numbers needs them. */
export function loadNumberingPlans(): Promise<void> {
  loading ??= import("libphonenumber-js/min").then(
    (loaded) => {
      plans = loaded;
      for (const listener of [...listeners]) listener();
    },
    () => {
      // Numbers stay readable without the plans, and the next use tries again.
      loading = undefined;
    },
  );
  return loading;
}

/** The digits typed so far, with their country's spaces. Text with other characters stays unchanged. */
export function spacedDigits(kept: string): string {
  const plans = numberingPlans();
  if (!plans || !/^\d+$/.test(kept)) return kept;
  const text = new plans.AsYouType().input(`+${kept}`).replace(/\D+/g, " ").trim();
  // The formatter may change a number that belongs to no known country.
  return text.replaceAll(" ", "") === kept ? text : kept;
}

/** Whether the plans are loaded. Renders the component again once they are, and loads them when it needs them. */
export function useNumberingPlans(isNeeded: boolean): boolean {
  const loaded = useSyncExternalStore(subscribe, numberingPlans, () => null);
  useEffect(() => {
    if (isNeeded) void loadNumberingPlans();
  }, [isNeeded]);
  return loaded !== null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
