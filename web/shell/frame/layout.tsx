import { type RefObject, Suspense, useContext, useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigation } from "react-router";
import { classNames } from "#web/kit/controls/class-names.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { UserFrameContext, useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { appPaths } from "#web/shell/app-paths.ts";
import { Scrolling } from "#web/shell/scrolling.tsx";
import { t } from "#words/translate.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";

const UserParts = lazyPart(async () => {
  const { UserParts, followServer } = await import("./user-parts.tsx");
  followServer();
  return UserParts;
});

/** The frame around every page. */
export function Layout() {
  const isUser = useIsLoggedIn();
  const frame = useContext(UserFrameContext);
  const language = useLanguage();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFocusOnNavigation(main, pathname);
  return (
    <div
      className={classNames(
        "flex min-h-dvh flex-col",
        // The place of a phone's bottom bar.
        isUser && "tall:max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]",
      )}
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
          "page-width flex-1 py-6 sm:py-12",
          // Users' lists arrive later than the page. The footer, which they move, is below the first screen.
          isUser && "min-h-[calc(100dvh-4rem)] print:min-h-0",
        )}
      >
        {/* Made anew in another language, but for pages with a call, an open form or an answer, which word themselves again. */}
        <Outlet key={keepsItsState(pathname) ? "kept" : language} />
      </main>
      <Footer />
      <Scrolling />
    </div>
  );
}

function keepsItsState(pathname: string): boolean {
  return keptPages.has(pathname);
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

/** A bar at the top while a page loads. */
function NavigationProgress() {
  if (useNavigation().state === "idle") return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-full animate-pulse bg-accent" />
    </div>
  );
}

/** Moves the focus to the new page, so that the keyboard and screen readers continue there. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
