import { useSyncExternalStore } from "react";
import { appMessages } from "#contract/messages/app-messages.ts";
import { t } from "#words/translate.ts";

/** A line for as long as the browser knows that it has no network. */
export function OfflineStatus() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p
      role="status"
      className={isOnline ? "sr-only" : "bg-warn-soft py-1.5 text-center font-medium text-sm text-warn"}
    >
      {!isOnline && t(appMessages.offline)}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
