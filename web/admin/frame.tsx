import { Menu, X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Link, NavLink, Outlet, ScrollRestoration, useLocation } from "react-router";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { mayRun } from "#contract/operators/permissions.ts";
import { useBrandName } from "#web/admin/lib/brand-name.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { OperatorContext, useOperator, useSelfQuery } from "#web/admin/lib/operator.ts";
import { deskRefusal } from "#web/admin/lib/second-factor.tsx";
import { EmailText } from "#web/admin/lib/user-link.tsx";
import { screens } from "#web/admin/screens.tsx";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { hasFailed } from "#web/kit/api/has-failed.ts";
import { chooseTheme, themes, useChosenTheme } from "#web/kit/browser/theme.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { linkStyle } from "#web/kit/controls/links.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { logOut } from "#web/kit/session/browser-log-out.ts";
import { rememberDestination } from "#web/kit/session/destination.ts";

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
      <div className="mx-auto flex max-w-[100rem] gap-8 px-4 pt-(--toast-place) pb-5 sm:px-6">
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
      <title>{`Operators · ${useBrandName()}`}</title>
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

/** The frame mounts a new header for every screen, which closes the small screens' menu. */
function Header() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas">
      <div className="mx-auto flex min-h-14 max-w-[100rem] items-center justify-between gap-4 px-4 sm:px-6">
        <Link to="/" className="rounded-sm font-bold">
          {useBrandName()} <span className="font-semibold text-ink-soft">operators</span>
        </Link>
        <div className="hidden xl:block">
          <Self />
        </div>
        <details className="group xl:hidden">
          <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
            <Menu aria-hidden="true" className="size-6 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open:block" />
            <span className="sr-only">Menu</span>
          </summary>
          <div className="fade-in absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-y bg-canvas px-4 pt-2 pb-4 shadow-float">
            <NavLinks label="Menu" />
            <div className="mt-3 border-line border-t px-3 pt-4">
              <Self />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}

function Self() {
  const { email, role, expiresAt } = useOperator();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <span className="wrap-anywhere min-w-0 font-medium">
        <EmailText>{email}</EmailText>
      </span>
      <Badge tone="plain">{role}</Badge>
      <span className="text-ink-soft text-xs">
        Grant ends <Moment at={expiresAt} />
      </span>
      <ThemeField />
      <a href="/dashboard" className="rounded-sm font-semibold text-accent text-xs hover:underline">
        Your dashboard
      </a>
    </div>
  );
}

function NavLinks({ label }: { label: string }) {
  const { role, openMessages } = useOperator();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-0.5">
        {screens
          .filter(({ name, reads }) => name !== undefined && mayRun(role, reads))
          .map(({ path, name }) => (
            <li key={path}>
              <NavLink
                to={`/${path}`}
                className={({ isActive }) =>
                  classNames(
                    "flex min-h-11 items-center rounded-control px-3 font-semibold text-sm hover:bg-sunken xl:min-h-9",
                    isActive ? "bg-sunken text-ink" : "text-ink-soft",
                  )
                }
              >
                {name}
                {path === "messages" && !!openMessages && (
                  <span className="ms-auto ps-2">
                    <Badge tone="warn">{openMessages}</Badge>
                    <span className="sr-only"> open</span>
                  </span>
                )}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

const names = { system: "System", light: "Light", dark: "Dark" } as const;

function ThemeField() {
  const chosen = useChosenTheme();
  return (
    <select
      aria-label="Theme"
      value={chosen}
      onChange={({ target }) => chooseTheme(themes.find((theme) => theme === target.value) ?? "system")}
      className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm"
    >
      {themes.map((theme) => (
        <option key={theme} value={theme}>
          {names[theme]}
        </option>
      ))}
    </select>
  );
}
