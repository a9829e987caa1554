import { Suspense } from "react";
import { NavLink } from "react-router";
import { classNames } from "#web/kit/controls/class-names.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

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

interface NavLinksProps {
  label: string;
  layout: "row" | "column";
}

export function NavLinks({ label, layout }: NavLinksProps) {
  const links = !useIsLoggedIn() ? visitorLinks : userLinks;
  return (
    <nav aria-label={label}>
      <ul className={layout === "row" ? "flex items-center gap-1" : "flex flex-col gap-1"}>
        {links.map(({ to, name, isInBar }) => (
          <li key={name} className={classNames("flex items-center", isInBar && "max-md:hidden")}>
            <PageLink to={to} name={t(name)} layout={layout} />
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

interface PageLinkProps extends Pick<NavLinksProps, "layout"> {
  to: string;
  name: string;
}

/** Marks the page that is open. */
function PageLink({ to, name, layout }: PageLinkProps) {
  return (
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
      {({ isActive }) => <span className={classNames(isActive && "border-accent border-b-2")}>{name}</span>}
    </NavLink>
  );
}
