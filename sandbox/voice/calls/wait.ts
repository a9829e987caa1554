/** Waits; true when the whole time has passed, false when `signal` cut it short. Never throws. */
export function elapse(duration_ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const finish = (whole: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cut);
      resolve(whole);
    };
    const cut = () => finish(false);
    const timer = setTimeout(finish, duration_ms, true);
    signal.addEventListener("abort", cut);
  });
}

/** Resolves once `signal` is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
