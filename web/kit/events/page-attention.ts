import type { Attention } from "./event-stream.ts";

/** Time for which a hidden page stays connected. */
const hiddenTimeout_ms = 60_000;

export interface PageAttention extends Attention {
  /** During a call the page stays connected even while hidden. */
  setInCall(inCall: boolean): void;
}

type Page = Pick<Document, "visibilityState" | "addEventListener">;

/**
 * A hidden page drops its connection after a while, because a browser opens only six connections to one address.
 * The page connects again when it becomes visible.
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
