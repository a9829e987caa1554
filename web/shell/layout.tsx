import { useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { OngoingCall } from "#web/features/call/ongoing-call.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { SandboxBanner } from "./sandbox-banner.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** The frame around every page. */
export function Layout() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useFocusOnNavigation(main, pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2"
      >
        Skip to content
      </a>
      <NavigationProgress />
      <SandboxBanner />
      <Header key={pathname} />
      {pathname !== "/dashboard" && <OngoingCall />}
      <main ref={main} id="main" tabIndex={-1} className="page-width flex-1 py-8 sm:py-12">
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
