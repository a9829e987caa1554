import { type LoaderFunctionArgs, redirect, replace } from "react-router";
import { session } from "#web/kit/session/browser-session.ts";
import { isOperatorsPage, rememberDestination, takeDestination } from "#web/kit/session/destination.ts";

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

/** /login: shows the result of a verification and clears it from the address, or leads to the operators' page. */
export async function openLogin({ request }: Pick<LoaderFunctionArgs, "request">): Promise<null> {
  const { searchParams } = new URL(request.url);
  if (searchParams.has("success") || searchParams.has("error")) {
    const { sayLoginNotice } = await import("#web/site/sign-in/login/login-notices.ts");
    const address = sayLoginNotice(request.url);
    if (address !== null) throw replace(address);
  }
  const to = searchParams.get("to");
  if (to === null || !isOperatorsPage(to)) return requireVisitor();
  rememberDestination(to);
  if (session.csrfToken() === null) return null;
  const { openOperatorsPage } = await import("#web/site/sign-in/login/open-operators-page.ts");
  const leaving = await openOperatorsPage(to);
  if (leaving !== null) throw leaving;
  return null;
}
