import { type RefObject, Suspense, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router";
import { frameMessages } from "#contract/messages/frame-messages.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { useIsInHtml } from "#web/kit/browser/served-page.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { endToasts } from "#web/kit/notices/toast.ts";
import { UserFrameContext, useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { appPaths } from "#web/shell/app-paths.ts";
import { t } from "#words/translate.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const UserParts = lazyPart(async () => {
  const { UserParts, followServer } = await import("./user-parts.tsx");
  followServer();
  return UserParts;
});

// At the page's end, the place of all that the foot holds.
const footPlace =
  "tall:max-md:[--foot-bar:var(--phone-bar)] tall:pb-[calc(var(--foot-bar,0px)+var(--foot-lines,0px))] print:pb-0";

export function Layout() {
  const isUser = useIsLoggedIn();
  const frame = useContext(UserFrameContext);
  const language = useLanguage();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFocusOnNavigation(main, pathname);
  return (
    <div
      data-has-foot={isUser || undefined}
      className={classNames("flex min-h-dvh flex-col", isUser && footPlace)}
    >
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:inset-s-3 focus:px-4 focus:py-2"
      >
        {t("Skip to content")}
      </a>
      <NavigationProgress />
      <SandboxBanner />
      <Header key={pathname} />
      {frame ??
        (isUser && (
          <Suspense fallback={null}>
            <UserParts isOnDashboard={pathname === "/dashboard"} />
          </Suspense>
        ))}
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className={classNames(
          // The place of a message, which so covers and moves nothing.
          "page-width flex-1 pt-(--toast-place) pb-6 sm:pb-12",
          // Users' lists arrive later than the page. The footer, which they move, is below the first screen.
          isUser && "min-h-[calc(100dvh-4rem)] print:min-h-0",
        )}
      >
        {/* Made anew in another language, but for pages with a call, an open form or an answer, which word themselves again. */}
        <Outlet key={keptPages.has(pathname) ? "kept" : language} />
      </main>
      <Footer />
      <Scrolling />
    </div>
  );
}

const keptPages: ReadonlySet<string> = new Set([
  appPaths.dashboard,
  appPaths.purchase,
  appPaths.contacts,
  appPaths.settings,
  "/contact",
  "/login",
  "/register",
]);

function NavigationProgress() {
  if (useNavigation().state === "idle") return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-full animate-pulse bg-accent" />
    </div>
  );
}

/**
 * Moves the focus to the new page, so that the keyboard and screen readers continue there: to the field that the page
 * marks as its first, but not where the focus opens a keyboard over the page.
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (isFollowedByBrowser()) firstField(main)?.focus({ preventScroll: true });
  }, [main]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    endToasts();
    (firstField(main) ?? main.current)?.focus({ preventScroll: true });
  }, [main, pathname]);
}

function firstField(main: RefObject<HTMLElement | null>): HTMLElement | null | undefined {
  const hasMouse = matchMedia("(hover: hover)").matches;
  return hasMouse ? main.current?.querySelector<HTMLElement>("[data-first-field]") : null;
}

/** True on a page to which the browser followed one of our links, before code could, and which has the focus nowhere yet. */
function isFollowedByBrowser(): boolean {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isOurs = document.referrer.startsWith(`${location.origin}/`);
  return (
    isOurs && arrival?.type === "navigate" && location.hash === "" && document.activeElement === document.body
  );
}

let isFirst = true;

/** Scrolls as a browser does between pages. React Router would scroll a first page to the top under its reader. */
function Scrolling() {
  const [isLaidOut, setLaidOut] = useState(useIsInHtml());
  // What is drawn anew would be laid out for the first question about scrolling, in a task that is long already.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLaidOut(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLaidOut && <KeptScrolling />;
}

function KeptScrolling() {
  const [scrolled_px] = useState(() => globalThis.scrollY);
  // After the effect of ScrollRestoration, and before anything is drawn.
  useLayoutEffect(() => {
    if (isFirst && scrolled_px > 0) window.scrollTo(0, scrolled_px);
    isFirst = false;
  }, [scrolled_px]);
  return <ScrollRestoration />;
}

/** Warns that calls and payments are not real while the sandbox replaces an outside service. */
function SandboxBanner() {
  const sandbox = usePageFacts()?.config.sandbox;
  if (!sandbox) return null;
  return (
    <aside aria-label={t("Sandbox")} className="bg-warn-soft text-warn">
      <p className="page-width flex flex-wrap items-center justify-center gap-x-3 py-1.5 font-medium text-xs sm:text-sm">
        <span>{t(frameMessages.sandboxBanner)}</span>
        <a
          href={sandbox.inboxUrl}
          target="_blank"
          rel="noreferrer"
          className="rounded-sm font-semibold underline underline-offset-4"
        >
          {t("Open the inbox")}
        </a>
      </p>
    </aside>
  );
}
