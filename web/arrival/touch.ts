const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "input"];

/**
 * Resolves when the reader next touches the page: with a pointer, a finger or a key. A screen reader presses without a
 * pointer, and a password manager or a voice types without a key.
 */
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
