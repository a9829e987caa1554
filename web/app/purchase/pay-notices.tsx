import { alertDuration_ms } from "#contract/constants.ts";
import { cardSavingMessages } from "#contract/messages/purchase-messages.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { PassingAlert } from "#web/kit/notices/passing-alert.tsx";
import { t } from "#words/translate.ts";
import { OfflineNote } from "./quote-summary.tsx";
import type { Pay } from "./use-pay.ts";

/** The outcome of the last attempt to pay. It stands below the button, where it moves none. */
export function PayNotices({ pay }: { pay: Pay }) {
  return (
    <>
      {pay.isPaused && <OfflineNote />}
      {pay.error && (
        <PassingAlert key={pay.startedAt_ms} tone="danger" duration_ms={alertDuration_ms}>
          {pay.error.message}
        </PassingAlert>
      )}
      {pay.isUndecided && <Alert tone="warn">{t(cardSavingMessages.undecided)}</Alert>}
    </>
  );
}

export function hasNotice({ error, isPaused }: Pay): boolean {
  return error !== null || isPaused;
}

/** Scrolls until the button and the notices below it are both visible. */
export function bringIntoView(element: HTMLElement | null): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
}
