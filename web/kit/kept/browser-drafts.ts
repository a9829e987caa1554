import { session } from "#web/kit/session/browser-session.ts";
import { browserStore } from "./browser-store.ts";
import { createDrafts } from "./drafts.ts";

/** The unsent text of this tab's forms. */
export const drafts = createDrafts(browserStore("sessionStorage"), session.person);
