import { useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Tells if the component is in the server's HTML: true on the server, and until React has taken the component over. Its
 * controls that need code are disabled until then.
 */
export function useIsInHtml(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "input"];

/** Resolves at the next touch. Screen readers press without a pointer, password managers type without a key. */
function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    function look(event: Event): void {
      // A page that appears under a resting pointer gets a move without a distance.
      const isMove = event instanceof PointerEvent && event.type === "pointermove";
      if (isMove && event.movementX === 0 && event.movementY === 0) return;
      for (const sign of signs) removeEventListener(sign, look, true);
      resolve();
    }
    for (const sign of signs) addEventListener(sign, look, { capture: true, passive: true });
  });
}

/**
 * Resolves when the reader first touches the page; at once where a control had the focus before this code was here, and on
 * the server, which renders each part.
 */
export const touched = import.meta.env.SSR || isAtControl() ? Promise.resolve() : nextTouch();

function isAtControl(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body;
}

/** Returns true once the reader has touched the page, before or after the component was first shown. */
export function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => void touched.then(() => setTouched(true)), []);
  return isTouched;
}
