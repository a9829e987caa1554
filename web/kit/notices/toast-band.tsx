import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";

/** Free above and below a message in the band. */
export const gap_px = 4;

/**
 * Strip below the header in which messages pass. The page scrolls behind it as it does behind the header, and its top keeps
 * the height of a usual message free, so that a message there neither covers nor moves anything.
 */
export function ToastBand({ height_px, children }: { height_px: number; children?: ReactNode }) {
  const top_px = useHeaderBottom();
  useLayoutEffect(() => reserve(height_px), [height_px]);
  return (
    <div
      data-toast-band
      className="fixed inset-x-0 z-25 border-line border-b bg-canvas print:hidden"
      style={{ top: top_px, minHeight: height_px }}
    >
      {children}
    </div>
  );
}

/** Where a message begins: right below the header, which a low window scrolls away. */
export const useHeaderBottom = () => useSyncExternalStore(onMove, headerBottom_px, () => 0);

function headerBottom_px(): number {
  const header = document.querySelector("header")?.getBoundingClientRect();
  return Math.max(Math.round(header?.bottom ?? 0), 0);
}

function onMove(listener: () => void): () => void {
  const options = { capture: true, passive: true };
  for (const type of ["scroll", "resize"]) addEventListener(type, listener, options);
  return () => {
    for (const type of ["scroll", "resize"]) removeEventListener(type, listener, options);
  };
}

/** Has the page keep this height free for as long as the returned function is not called. */
function reserve(height_px: number): () => void {
  keepFree(height_px);
  return () => keepFree(0);
}

/** A page that is scrolled stays where it is in the window: what is being pressed does not move. */
function keepFree(height_px: number): void {
  const main = document.querySelector("main");
  const top = () => main?.firstElementChild?.getBoundingClientRect().top ?? 0;
  const before_px = top();
  document.documentElement.style.setProperty("--toasts", `${height_px}px`);
  if (scrollY > 0) scrollBy({ top: top() - before_px, behavior: "instant" });
}
