import { type LegalName, type LegalText, legalTextRoutes } from "#contract/legal-texts.ts";
import type { Mount } from "./mount.ts";

/** Serves the operator's texts to pages that are opened without a new document, as during a call. */
export function legalTextRoute(mount: Mount, texts: Readonly<Record<LegalName, LegalText>>): void {
  mount.visitor(legalTextRoutes.text, async ({ params }) => texts[params.name]);
}
