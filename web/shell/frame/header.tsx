import { Suspense, useContext } from "react";
import { Link } from "react-router";
import { classNames } from "#web/kit/controls/class-names.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { UserFrameContext, useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { t } from "#words/translate.ts";
import { NavLinks } from "./nav-links.tsx";

const ProfileMenu = lazyPart(async () => (await import("./profile-menu.tsx")).ProfileMenu);

/** The layout mounts a new header for every page, which closes the small screens' menu. */
export function Header() {
  const isUser = useIsLoggedIn();
  const isFrame = useContext(UserFrameContext) !== null;
  return (
    <header className="relative top-0 z-30 tall:sticky border-line border-b bg-canvas">
      <div className="page-width flex h-17 items-center justify-between gap-4">
        <Link to={isUser ? "/dashboard" : "/"} className="flex items-center rounded-control">
          <Brand />
        </Link>
        <div className="flex items-center gap-3">
          <div className="hidden lg:block">
            <NavLinks label={t("Main")} layout="row" />
          </div>
          {isUser && (
            <Suspense fallback={<span className="size-10" />}>
              {isFrame ? <span className="size-10" /> : <ProfileMenu />}
            </Suspense>
          )}
          <SmallMenu />
        </div>
      </div>
    </header>
  );
}

/** The browser's own disclosure, which opens without a script too. */
function SmallMenu() {
  return (
    <details className="group lg:hidden">
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Lines path="M4 6h16M4 12h16M4 18h16" className="group-open:hidden" />
        <Lines path="M18 6 6 18M6 6l12 12" className="hidden group-open:block" />
        <span className="sr-only">{t("Menu")}</span>
      </summary>
      <div className="fade-in absolute inset-x-0 top-full border-line border-y bg-canvas shadow-float">
        <div className="page-width pt-2 pb-4">
          <NavLinks label={t("Menu")} layout="column" />
        </div>
      </div>
    </details>
  );
}

/** An icon of the frame, drawn here: the icon library would be a part of every page. */
function Lines({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("size-6", className)}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/** The logo and the name. The logo is two places joined by a line. */
function Brand() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <path
          d="M8 21.5c1-8.5 15-8.5 16 0"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          className="stroke-on-accent opacity-70"
        />
        <circle cx="8" cy="21.5" r="3" className="fill-on-accent" />
        <circle cx="24" cy="21.5" r="3" className="fill-on-accent" />
      </svg>
      <span className="font-bold text-lg tracking-tight">Farline</span>
    </span>
  );
}
