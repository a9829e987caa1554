import { LogOut, Settings } from "lucide-react";
import { Popover } from "radix-ui";
import { logOut } from "#web/lib/browser-log-out.ts";
import { useUser } from "#web/lib/user-queries.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** The picture that opens the user's menu. A press anywhere else closes the menu. */
export function ProfileMenu() {
  const user = useUser().data;
  return (
    <Popover.Root>
      <Popover.Trigger aria-label="Profile" className="rounded-full">
        <Avatar name={user?.firstName ?? " "} picture={user?.profilePicture} className="size-10 text-base" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={10}
          aria-label="Profile"
          className="fade-in z-40 w-56 rounded-card border border-line bg-surface p-3 shadow-float"
        >
          <p className="truncate px-3 pt-1 font-bold">{user?.firstName}</p>
          <p className="mb-2 truncate border-line border-b px-3 pb-3 text-ink-soft text-xs">{user?.email}</p>
          <Popover.Close asChild>
            <ButtonLink
              to="/settings"
              variant="quiet"
              size="small"
              className="w-full justify-start text-ink hover:bg-sunken"
            >
              <Settings aria-hidden="true" className="size-4" />
              Settings
            </ButtonLink>
          </Popover.Close>
          <Button
            variant="quiet"
            size="small"
            onClick={() => void logOut()}
            className="w-full justify-start text-ink hover:bg-sunken"
          >
            <LogOut aria-hidden="true" className="size-4" />
            Logout
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
