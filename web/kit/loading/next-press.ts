/** Resolves at the next press, once it is over: what it brings may move the page under the pointer. */
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
