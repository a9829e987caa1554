import { Clock, Phone, UserRound, Wallet } from "lucide-react";
import { NavLink } from "react-router";
import { classNames } from "#web/ui/class-names.ts";
import { CreditBadge } from "./credit-badge.tsx";

const entries = [
  { to: "/dashboard", name: "Call", Icon: Phone },
  { to: "/calls", name: "History", Icon: Clock },
  { to: "/purchase-credits", name: "Credits", Icon: Wallet },
  { to: "/settings", name: "Account", Icon: UserRound },
];

/** On phones, what users come for is in reach of a thumb. The layout keeps its height free below the page. */
export function BottomBar() {
  return (
    <nav
      aria-label="Shortcuts"
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {entries.map(({ to, name, Icon }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              className={({ isActive }) =>
                classNames(
                  "relative flex h-16 flex-col items-center justify-center gap-1 font-semibold text-xs focus-visible:outline-offset-[-3px]",
                  isActive ? "text-accent" : "text-ink-soft",
                )
              }
            >
              {({ isActive }) => (
                <>
                  <span
                    className={classNames(
                      "flex h-7 w-14 items-center justify-center rounded-full",
                      isActive && "bg-accent-soft",
                    )}
                  >
                    <Icon aria-hidden="true" className="size-5" />
                  </span>
                  {name}
                  {to === "/purchase-credits" && (
                    <span className="absolute start-[calc(50%+0.9rem)] top-0.5 scale-85">
                      <CreditBadge />
                    </span>
                  )}
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
