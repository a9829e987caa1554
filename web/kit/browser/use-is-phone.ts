import { useSyncExternalStore } from "react";

export function mediaHook(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query);
  const subscribe = (listener: () => void) => {
    media?.addEventListener("change", listener);
    return () => media?.removeEventListener("change", listener);
  };
  const matches = () => media?.matches ?? false;
  return () => useSyncExternalStore(subscribe, matches, () => false);
}

/** Returns true while the window is as narrow as a phone: the style sheets' `md` begins above. */
export const useIsPhone = mediaHook("(width < 48rem)");

/** Returns true while the window is as small as a phone, upright or on its side, or magnified: the style sheets' `low` ends there. */
export const useIsSmall = mediaHook("(width < 48rem), (height < 36rem)");
