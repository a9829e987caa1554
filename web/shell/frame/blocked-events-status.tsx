import { eventRoutes } from "#contract/events.ts";
import { t } from "#words/translate.ts";

/** A line for as long as something holds the server's events back. */
export function BlockedEventsStatus() {
  const address = `${window.location.host}${eventRoutes.events.path}`;
  return (
    <p role="status" className="bg-warn-soft px-4 py-1.5 text-center font-medium text-sm text-warn">
      {t(
        "Something blocks {address}, so your balance and calls are not updated here. If an ad blocker is on, allow this site in it and load the page again.",
        { address },
      )}
    </p>
  );
}
