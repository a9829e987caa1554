/** Resolves after a time, or as soon as one of the signals ends it. */
export function pause(duration_ms: number, ...ends: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    if (ends.some(({ aborted }) => aborted)) return resolve();
    const done = () => {
      clearTimeout(timer);
      for (const end of ends) end.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, duration_ms);
    for (const end of ends) end.addEventListener("abort", done);
  });
}
