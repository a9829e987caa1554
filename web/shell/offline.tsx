import { StrictMode } from "react";
import { OfflinePage } from "#web/app/offline/offline-page.tsx";
import { Answering, renderFirst } from "#web/arrival/index.ts";
import { readBrand } from "#web/kit/browser/brand.ts";
import { showDocumentLanguage } from "#web/kit/loading/language.ts";

/** Shows the page that the service worker sends while the server is out of reach: web/worker/worker.ts. */
export async function showOffline(place: HTMLElement): Promise<void> {
  readBrand();
  // English is better than nothing.
  await showDocumentLanguage().catch(() => undefined);
  renderFirst(
    place,
    <StrictMode>
      <OfflinePage />
      <Answering />
    </StrictMode>,
    false,
  );
}
