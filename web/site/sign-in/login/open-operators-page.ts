import { redirectDocument } from "react-router";
import { sessionRoutes } from "#contract/users/session.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { session } from "#web/kit/session/browser-session.ts";

/**
 * Leaves this app for the operators' page, which is another; null when the session has ended meanwhile. Asks for the user
 * first: with a dead session the server would send the browser back here at once, without end.
 */
export async function openOperatorsPage(path: string): Promise<Response | null> {
  try {
    await callApi(sessionRoutes.me);
    return redirectDocument(path);
  } catch (error) {
    if (session.csrfToken() === null) return null;
    throw error;
  }
}
