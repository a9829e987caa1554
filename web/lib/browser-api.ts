import { createApi } from "./api.ts";
import { session } from "./browser-session.ts";

/** Calls this site's API with this browser's session. */
export const callApi = createApi(session, (input, init) => fetch(input, init));
