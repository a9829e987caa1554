import { type ReactNode, StrictMode } from "react";
import { OfflinePage } from "#web/app/offline/offline-page.tsx";
import { readBrand } from "#web/kit/browser/brand.ts";
import { showDocumentLanguage } from "#web/kit/loading/language.ts";

/** The page that the service worker sends while the server is out of reach: web/worker/worker.ts. */
export async function loadOfflinePage(): Promise<ReactNode> {
  readBrand();
  // English is better than nothing.
  await showDocumentLanguage().catch(() => undefined);
  return (
    <StrictMode>
      <OfflinePage />
    </StrictMode>
  );
}
