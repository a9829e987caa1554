import type { Phone } from "#web/phone/phone.ts";
import type { Companion } from "./accompany-calls.ts";

type Page = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

export interface EndNoticeOptions {
  phone: Pick<Phone, "subscribe">;
  page: Page;
  /** Time at which the call will be ended, by `performance.now()`; null while unknown. */
  endsAt_ms: () => number | null;
  show: () => void;
  close: () => void;
}

const ahead_ms = 60_000;

/** Notifies the user of a hidden page within the last minute of a call, and no longer once the page is seen. */
export function endNotice({ phone, page, endsAt_ms, show, close }: EndNoticeOptions): Companion {
  return () => {
    let isShown = false;
    function look(): void {
      const end_ms = endsAt_ms();
      const isNear = end_ms !== null && end_ms - performance.now() <= ahead_ms;
      const isWanted = isNear && page.visibilityState === "hidden";
      if (isWanted === isShown) return;
      isShown = isWanted;
      if (isWanted) show();
      else close();
    }
    // The phone changes every second of a call.
    const unsubscribe = phone.subscribe(look);
    page.addEventListener("visibilitychange", look);
    return () => {
      unsubscribe();
      page.removeEventListener("visibilitychange", look);
      if (isShown) close();
    };
  };
}
