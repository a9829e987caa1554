/** Shown when the code of a press does not load. Apart from the contract's sentences, which are heavy. */
export const notLoadedSentence = "The server could not be reached. Please try again.";

/** Handlers of a control whose press shows a part: its code loads at the first sign of the press. What is lost is missed at the press. */
export function loadAhead(load: () => Promise<unknown>) {
  const ahead = () => void load().catch(() => undefined);
  return { onPointerEnter: ahead, onFocus: ahead };
}

/** Resolves at the next press, once it is over: what it brings may move the page under the pointer. */
export function nextPress(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    function press(): void {
      listening.abort();
      resolve();
    }
    for (const sign of ["click", "keydown"])
      addEventListener(sign, press, { capture: true, signal: listening.signal });
  });
}
