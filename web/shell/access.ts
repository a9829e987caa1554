import { type LoaderFunctionArgs, redirect } from "react-router";
import { session } from "#web/lib/browser-session.ts";
import { rememberDestination, takeDestination } from "#web/lib/destination.ts";

/** Sends visitors to /login; there they learn why, and logging in brings them back. */
export function requireUser({ request }: Pick<LoaderFunctionArgs, "request">): null {
  if (session.token() !== null) return null;
  const { pathname, search } = new URL(request.url);
  // Whoever has logged out does not want to come back to where that was.
  if (session.ended() !== "logged_out") rememberDestination(pathname + search);
  throw redirect("/login");
}

/** Sends users away from the pages of visitors: to where they were going, else to their dashboard. */
export function requireVisitor(): null {
  if (session.token() === null) return null;
  throw redirect(takeDestination("/dashboard"));
}
