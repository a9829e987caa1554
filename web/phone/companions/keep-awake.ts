import type { Companion } from "./accompany-calls.ts";

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/** Keeps the screen on. The browser releases the lock of a hidden page, so it is taken again when the page is seen. */
export function keepAwake(page: Page, wakeLock: Pick<WakeLock, "request"> | undefined): Companion {
  return () => {
    let isOver = false;
    let held: WakeLockSentinel | undefined;

    async function hold(): Promise<void> {
      if (!wakeLock || page.visibilityState !== "visible" || held?.released === false) return;
      const taken = await wakeLock.request("screen");
      if (isOver) await taken.release();
      else held = taken;
    }
    // A battery that is low refuses.
    const holdQuietly = () => void hold().catch(() => undefined);

    page.addEventListener("visibilitychange", holdQuietly);
    holdQuietly();
    return () => {
      isOver = true;
      page.removeEventListener("visibilitychange", holdQuietly);
      void held?.release().catch(() => undefined);
    };
  };
}
