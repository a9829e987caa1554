import { type RefObject, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { OperatorContext, useSelfQuery } from "#web/admin/lib/operator.ts";
import { deskRefusal } from "#web/admin/lib/second-factor.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { linkStyle } from "#web/kit/controls/text-link.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { logOut } from "#web/kit/session/browser-log-out.ts";
import { rememberDestination } from "#web/kit/session/destination.ts";
import { Header } from "./header.tsx";
import { NavLinks } from "./nav-links.tsx";

/** The frame around every screen: who acts, in which role and until when, and the screens of that role. */
export function Frame() {
  const self = useSelfQuery();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFocusOnNavigation(main, pathname);
  const isRefused = self.error instanceof ApiError && self.error.status === 403;
  if (isRefused || hasFailed(self)) {
    return <NoEntry error={self.error} onRetry={() => void self.refetch()} />;
  }
  if (self.data === undefined) return <Loading />;
  return (
    <OperatorContext value={self.data}>
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <Header key={pathname} />
      <div className="mx-auto flex max-w-[100rem] gap-8 px-4 py-5 sm:px-6">
        <aside className="sticky top-20 hidden w-40 shrink-0 self-start xl:block">
          <NavLinks label="Screens" />
        </aside>
        <main ref={main} id="main" tabIndex={-1} className="min-w-0 flex-1">
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </OperatorContext>
  );
}

/** Reason why the operator sees no screen, and what helps: a second factor, or a new login. */
function NoEntry({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const missing = deskRefusal(error)?.missing;
  return (
    <main className="page-width py-16">
      <title>Operators · Farline</title>
      <h1 className="mb-4 font-bold text-xl">Operators</h1>
      <Alert
        tone="danger"
        action={
          missing && (
            <Button
              size="small"
              variant="secondary"
              onClick={missing === "factor" ? onRetry : () => void logInAgain()}
            >
              {missing === "factor" ? "Confirm" : "Log in again"}
            </Button>
          )
        }
      >
        {serverMessage(error) ?? operatorMessages.failed}
      </Alert>
      <p className="mt-6">
        <a href="/dashboard" className={linkStyle}>
          To your dashboard
        </a>
      </p>
    </main>
  );
}

/** The login brings the operator back to this screen. */
async function logInAgain(): Promise<void> {
  rememberDestination(location.pathname + location.search);
  await logOut();
}

/** Moves the focus to the new screen, so that the keyboard and screen readers continue there. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
