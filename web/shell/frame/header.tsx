import { Suspense, useContext } from "react";
import { Link, NavLink } from "react-router";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { UserFrameContext, useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { brandName } from "#words/brand.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

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
          {isUser && <HistoryLink />}
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

/** The call history, which a phone's bar has. It stands beside the main navigation, whose links the specification lists. */
function HistoryLink() {
  return (
    <NavLink
      to="/calls"
      title={t("Calls")}
      className={({ isActive }) =>
        classNames(
          "flex min-h-10 min-w-10 items-center justify-center gap-2 rounded-control px-2 font-semibold text-sm transition-colors hover:bg-sunken hover:text-ink max-md:hidden",
          isActive ? "text-accent" : "text-ink-soft",
        )
      }
    >
      <Lines path="M12 7v5l3 2M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18" className="size-5" />
      <span className="max-xl:sr-only">{t("Calls")}</span>
    </NavLink>
  );
}

/** The browser's own disclosure, which opens without a script too. */
function SmallMenu() {
  return (
    <details className="group lg:hidden">
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Lines path="M4 6h16M4 12h16M4 18h16" className="size-6 group-open:hidden" />
        <Lines path="M18 6 6 18M6 6l12 12" className="hidden size-6 group-open:block" />
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
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Brand() {
  const logo = usePageFacts()?.config.operator?.logo;
  return (
    <span className="inline-flex items-center gap-2.5">
      {logo ? (
        <img
          src={logo.path}
          alt=""
          width={logo.width}
          height={logo.height}
          className="h-8 w-auto max-w-32 object-contain"
        />
      ) : (
        <OwnMark />
      )}
      <span className="font-bold text-lg tracking-tight">{brandName()}</span>
    </span>
  );
}

function OwnMark() {
  return (
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
  );
}

const CreditBadge = lazyPart(async () => (await import("./credit-badge.tsx")).CreditBadge);

interface Entry {
  to: string;
  name: Sentence;
  isInBar?: boolean;
}

const visitorLinks: Entry[] = [
  { to: "/", name: "Home" },
  { to: "/about", name: "About" },
  { to: "/contact", name: "Contact" },
  { to: "/register", name: "Register" },
  { to: "/login", name: "Login" },
];

/** Phones have Dashboard and Purchase Credits in the bottom bar, so their menu leaves them out. */
const userLinks: Entry[] = [
  { to: "/", name: "Home" },
  { to: "/about", name: "About" },
  { to: "/contact", name: "Contact" },
  { to: "/dashboard", name: "Dashboard", isInBar: true },
  { to: "/purchase-credits", name: "Purchase Credits", isInBar: true },
  { to: "/transactions", name: "Transactions" },
];

function NavLinks({ label, layout }: { label: string; layout: "row" | "column" }) {
  const links = useIsLoggedIn() ? userLinks : visitorLinks;
  return (
    <nav aria-label={label}>
      <ul className={layout === "row" ? "flex items-center gap-1" : "flex flex-col gap-1"}>
        {links.map(({ to, name, isInBar }) => (
          <li key={name} className={classNames("flex items-center", isInBar && "max-md:hidden")}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                classNames(
                  "flex items-center gap-2 rounded-control font-semibold text-sm transition-colors hover:bg-sunken hover:text-ink",
                  layout === "row" ? "px-3 py-2" : "w-full px-3 py-3 text-base",
                  isActive ? "text-ink" : "text-ink-soft",
                )
              }
            >
              {({ isActive }) => (
                <span className={classNames(isActive && "border-accent border-b-2")}>{t(name)}</span>
              )}
            </NavLink>
            {to === "/purchase-credits" && (
              <Suspense fallback={null}>
                <CreditBadge />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
