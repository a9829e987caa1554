import { BookUser, Clock, Phone, Wallet } from "lucide-react";
import type { ComponentType } from "react";
import { NavLink } from "react-router";
import { classNames } from "#web/kit/controls/class-names.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";
import { CreditBadge } from "./credit-badge.tsx";

interface Entry {
  to: string;
  name: Sentence;
  Icon: ComponentType<{ "aria-hidden": "true"; className: string }>;
}

const entries: Entry[] = [
  { to: "/dashboard", name: "Call", Icon: Phone },
  { to: "/calls", name: "History", Icon: Clock },
  { to: "/contacts", name: "Contacts", Icon: BookUser },
  { to: "/purchase-credits", name: "Credits", Icon: Wallet },
];

/** On phones, what users come for is in reach of a thumb. As high as `--phone-bar` says. */
export function BottomBar() {
  return (
    <nav
      aria-label={t("Shortcuts")}
      data-bottom-bar
      className="border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {entries.map((entry) => (
          <li key={entry.to} className="flex-1">
            <BarLink {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Marked on its page and on the pages below it, such as one call of the history. */
function BarLink({ to, name, Icon }: Entry) {
  return (
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
          {t(name)}
          {to === "/purchase-credits" && (
            // Grows towards the icon, never over the next link.
            <span className="absolute inset-e-1 top-0.5 origin-top-right scale-[0.85] rtl:origin-top-left">
              <CreditBadge />
            </span>
          )}
        </>
      )}
    </NavLink>
  );
}
