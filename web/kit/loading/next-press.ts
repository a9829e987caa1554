/**
 * Resolves when the reader next presses anything, with a pointer or a key. A pointer's press counts once it is over: what
 * it brings may move the page, and a button that moves between its two halves is not pressed.
 */
export function nextPress(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    function press(): void {
      heard.abort();
      resolve();
    }
    for (const sign of ["click", "keydown"])
      addEventListener(sign, press, { capture: true, signal: heard.signal });
  });
}
