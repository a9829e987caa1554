import type { Attention } from "./event-stream.ts";

/** How long a page that nobody looks at still listens. */
const hiddenTimeout_ms = 60_000;

export interface PageAttention extends Attention {
  /** While a call is open the page listens whoever looks. */
  setInCall(inCall: boolean): void;
}

type Page = Pick<Document, "visibilityState" | "addEventListener">;

/**
 * A page in the background gives its connection back after a while, since a browser has only six of them for one
 * address, and takes it up again when somebody looks.
 */
export function pageAttention(page: Page): PageAttention {
  const listeners = new Set<() => void>();
  let isWithinTimeout = true;
  let inCall = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(within: boolean): void {
    isWithinTimeout = within;
    for (const listener of [...listeners]) listener();
  }

  function look(): void {
    clearTimeout(timer);
    if (page.visibilityState === "hidden") timer = setTimeout(() => change(false), hiddenTimeout_ms);
    change(true);
  }

  page.addEventListener("visibilitychange", look);
  look();
  return {
    isNeeded: () => page.visibilityState !== "hidden" || inCall || isWithinTimeout,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setInCall(now) {
      if (inCall === now) return;
      inCall = now;
      look();
    },
  };
}
