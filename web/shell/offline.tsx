import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Answering } from "#web/arrival/index.ts";
import { OfflinePage } from "#web/features/offline/offline-page.tsx";
import { showDocumentLanguage } from "#web/lib/language.ts";

/** Shows the page that the service worker sends while the server is out of reach: web/worker/worker.ts. */
export async function showOffline(place: HTMLElement): Promise<void> {
  // English is better than nothing.
  await showDocumentLanguage().catch(() => undefined);
  createRoot(place).render(
    <StrictMode>
      <OfflinePage />
      <Answering />
    </StrictMode>,
  );
}
