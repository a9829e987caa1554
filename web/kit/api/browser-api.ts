import { session } from "#web/kit/session/browser-session.ts";
import { createApi } from "./api.ts";

export const callApi = createApi(session, (input, init) => fetch(input, init));
