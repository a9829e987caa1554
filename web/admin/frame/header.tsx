import { Menu, X } from "lucide-react";
import { Link } from "react-router";
import { EmailText } from "#web/admin/lib/email.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useOperator } from "#web/admin/lib/operator.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { NavLinks } from "./nav-links.tsx";
import { ThemeField } from "./theme-field.tsx";

/** The frame mounts a new header for every screen, which closes the small screens' menu. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas">
      <div className="mx-auto flex min-h-14 max-w-[100rem] items-center justify-between gap-4 px-4 sm:px-6">
        <Link to="/" className="rounded-sm font-bold">
          Farline <span className="font-semibold text-ink-soft">operators</span>
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

/** The operator's address and role, and the end of the grant. */
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
