import { userRoutes } from "#contract/users.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { drafts, session } from "#web/lib/browser-session.ts";

/** Ends the session here in any case, and on the server when that can be reached. */
export async function logOut(): Promise<void> {
  // The call takes the token with it before it is forgotten.
  const loggedOut = callApi(userRoutes.logout).catch(() => undefined);
  session.end("logged_out");
  drafts.dropAll();
  await loggedOut;
}
