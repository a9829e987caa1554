import { Menu, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useIsLoggedIn } from "#web/lib/browser-session.ts";
import { NavLinks } from "./nav-links.tsx";
import { ProfileMenu } from "./profile-menu.tsx";

/** The layout mounts a new header for every page, which closes the small screens' menu. */
export function Header() {
  const isUser = useIsLoggedIn();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-canvas">
      <div className="page-width flex h-17 items-center justify-between gap-4">
        <Link to={isUser ? "/dashboard" : "/"} className="flex items-center rounded-control">
          <Brand />
        </Link>
        <div className="flex items-center gap-3">
          <div className="hidden lg:block">
            <NavLinks label="Main" layout="row" />
          </div>
          {isUser && <ProfileMenu />}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="small-menu"
            onClick={() => setOpen(!isOpen)}
            className="flex size-11 items-center justify-center rounded-control hover:bg-sunken lg:hidden"
          >
            <Icon aria-hidden="true" className="size-6" />
            <span className="sr-only">Menu</span>
          </button>
        </div>
      </div>
      {isOpen && (
        <div id="small-menu" className="page-width fade-in border-line border-t pb-4 pt-2 lg:hidden">
          <NavLinks label="Menu" layout="column" />
        </div>
      )}
    </header>
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
