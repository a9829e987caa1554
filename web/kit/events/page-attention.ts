import { createListeners } from "#web/kit/listeners.ts";
import type { Attention } from "./event-stream.ts";

/** Time for which a hidden page stays connected. */
const hiddenTimeout_ms = 60_000;

export interface PageAttention extends Attention {
  /** During a call the page stays connected even while hidden. */
  setInCall(inCall: boolean): void;
}

type Page = Pick<Document, "visibilityState" | "addEventListener">;

/** A hidden page drops its connection after a while: a browser opens only six to one address. */
export function pageAttention(page: Page): PageAttention {
  const { subscribe, notify } = createListeners();
  let isWithinTimeout = true;
  let inCall = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function change(within: boolean): void {
    isWithinTimeout = within;
    notify();
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
    subscribe,
    setInCall(now) {
      if (inCall === now) return;
      inCall = now;
      look();
    },
  };
}
