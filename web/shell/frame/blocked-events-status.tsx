import { eventRoutes } from "#contract/events.ts";
import { t } from "#words/translate.ts";

/** A line for as long as something holds the server's events back. */
export function BlockedEventsStatus() {
  const address = `${window.location.host}${eventRoutes.events.path}`;
  return (
    <p role="status" className="bg-warn-soft px-4 py-1.5 text-center font-medium text-sm text-warn">
      {t(
        "Something is blocking {address}, so your balance and calls are not updating here. If you use an ad blocker, allow this site in it and reload the page.",
        { address },
      )}
    </p>
  );
}
