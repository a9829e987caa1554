import { useEffect, useState } from "react";

/** Wallets that are known later stay away, because a form must not move while a person types in it. */
const wait_ms = 2_000;

export interface ShownWallets {
  /** `pending` until the browser's wallets are known, which decides the place of the card form. */
  state: "pending" | "shown" | "hidden";
  onKnown(areAvailable: boolean): void;
}

/**
 * Tells if the wallets' buttons are shown: where they are configured, and the browser has one of them, at the latest
 * some seconds after the card form has loaded. `areConfigured` is undefined until it is known.
 */
export function useShownWallets(areConfigured: boolean | undefined, isFormLoaded: boolean): ShownWallets {
  const [known, setKnown] = useState<"shown" | "hidden" | null>(null);
  useEffect(() => {
    if (!isFormLoaded) return;
    const late = setTimeout(() => setKnown((state) => state ?? "hidden"), wait_ms);
    return () => clearTimeout(late);
  }, [isFormLoaded]);
  return {
    state: areConfigured === false ? "hidden" : (known ?? "pending"),
    onKnown: (areAvailable) => setKnown((state) => state ?? (areAvailable ? "shown" : "hidden")),
  };
}
