import { useEffect, useState } from "react";

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "input"];

/** Resolves at the next touch. Screen readers press without a pointer, password managers type without a key. */
export function nextTouch(): Promise<void> {
  return new Promise((resolve) => {
    function look(event: Event): void {
      // A page that appears under a resting pointer gets a move without a distance.
      const isMove = event instanceof PointerEvent && event.type === "pointermove";
      if (isMove && event.movementX === 0 && event.movementY === 0) return;
      for (const sign of signs) removeEventListener(sign, look, true);
      resolve();
    }
    for (const sign of signs) globalThis.addEventListener?.(sign, look, { capture: true, passive: true });
  });
}

/** Resolves when the reader first touches the page; at once where a control had the focus before this code was here. */
export const touched = isAtControl() ? Promise.resolve() : nextTouch();

function isAtControl(): boolean {
  const focused = globalThis.document?.activeElement ?? null;
  return focused !== null && focused !== document.body;
}

/** Returns true once the reader has touched the page, before or after the component was first shown. */
export function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => void touched.then(() => setTouched(true)), []);
  return isTouched;
}
