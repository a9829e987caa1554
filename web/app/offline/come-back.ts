const look_ms = 5_000;

/**
 * Asks for the server while the page is seen, and at once when the network or the reader comes back. Calls `back` when
 * it answers; stops when the returned function is called.
 */
export function comeBack(back: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isAsking = false;

  async function look(): Promise<void> {
    if (isAsking || document.visibilityState === "hidden") return;
    isAsking = true;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(look_ms)]);
    const answer = await fetch("/healthz", { cache: "no-store", signal: limit }).catch(() => undefined);
    isAsking = false;
    if (answer?.ok && !signal.aborted) back();
  }

  const timer = setInterval(() => void look(), look_ms);
  addEventListener("online", () => void look(), { signal });
  document.addEventListener("visibilitychange", () => void look(), { signal });
  return () => {
    clearInterval(timer);
    stopped.abort();
  };
}
