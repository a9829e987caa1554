import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { OfflinePage } from "#web/features/offline/offline-page.tsx";

/** Shows the page that the service worker sends while the server is out of reach: web/worker/worker.ts. */
export function showOffline(place: HTMLElement): void {
  createRoot(place).render(
    <StrictMode>
      <OfflinePage />
    </StrictMode>,
  );
}
