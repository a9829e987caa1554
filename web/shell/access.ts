import { type LoaderFunctionArgs, redirect } from "react-router";
import { session } from "#web/lib/browser-session.ts";
import { rememberDestination, takeDestination } from "#web/lib/destination.ts";

/** Redirects visitors to /login; logging in brings them back. */
export function requireUser({ request }: Pick<LoaderFunctionArgs, "request">): null {
  if (session.csrfToken() !== null) return null;
  const { pathname, search } = new URL(request.url);
  // A user who has logged out need not return to the same page.
  if (session.ended() !== "logged_out") rememberDestination(pathname + search);
  throw redirect("/login");
}

/** Redirects users from visitors' pages to their destination, or else to the dashboard. */
export function requireVisitor(): null {
  if (session.csrfToken() === null) return null;
  throw redirect(takeDestination("/dashboard"));
}
