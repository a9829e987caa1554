import { session } from "#web/kit/session/browser-session.ts";
import { createApi } from "./api.ts";

/** Calls this site's API with this browser's session. */
export const callApi = createApi(session, (input, init) => fetch(input, init));
