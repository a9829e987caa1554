import { useSyncExternalStore } from "react";

const phones = globalThis.matchMedia?.("(width < 48rem)");

function subscribe(listener: () => void): () => void {
  phones?.addEventListener("change", listener);
  return () => phones?.removeEventListener("change", listener);
}

/** Returns true while the window is as narrow as a phone: the style sheets' `md` begins above. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => phones?.matches ?? false,
    () => false,
  );
}
