let resolveTouched = () => {};
let isKept = false;

/**
 * Resolves when the reader first touches the page: with a pointer, a finger or a key. A screen reader presses without a
 * pointer, and a password manager or a voice types without a key.
 */
export const touched = new Promise<void>((resolve) => {
  resolveTouched = resolve;
});

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "click", "input"] as const;

export function awaitTouch(): void {
  for (const sign of signs) addEventListener(sign, look, { capture: true, passive: true });
}

function look(event: Event): void {
  // A page that appears under a resting pointer gets a move without a distance.
  const isMove = event instanceof PointerEvent && event.type === "pointermove";
  if (isMove && event.movementX === 0 && event.movementY === 0) return;
  wake();
}

/** Ends the waiting: what the reader's hands need is loaded now. */
export function wake(): void {
  for (const sign of signs) removeEventListener(sign, look, true);
  resolveTouched();
}

/** Says that the HTML in the document is the first page, whose code can wait for the first touch. */
export function keepHtml(): void {
  isKept = true;
}

/** Says that React has taken the first page over: further pages are no HTML of the server. */
export function endKeepingHtml(): void {
  isKept = false;
}

export const isHtmlKept = () => isKept;
