import { useSyncExternalStore } from "react";

/** Where messages begin: right below the header, which a low window scrolls away. */
export const useHeaderBottom = () => useSyncExternalStore(onMove, headerBottom_px, () => 0);

function headerBottom_px(): number {
  const bottom_px = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return Math.max(Math.round(bottom_px), 0);
}

function onMove(listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const type of ["scroll", "resize"]) addEventListener(type, listener, options);
  return () => {
    for (const type of ["scroll", "resize"]) removeEventListener(type, listener, options);
  };
}
