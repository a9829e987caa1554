import { BookUser, LogOut, Settings, Tag } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useIsCallable } from "#web/kit/api/live-state.ts";
import { useUser } from "#web/kit/api/user-queries.ts";
import { WithQueries } from "#web/kit/api/with-queries.tsx";
import { Avatar } from "#web/kit/controls/avatar.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { logOut } from "#web/kit/session/browser-log-out.ts";
import { t } from "#words/translate.ts";
import { InstallEntry } from "./install-entry.tsx";
import { LanguageChoice, ThemeChoice } from "./language-choice.tsx";
import { NumbersEntry } from "./numbers-entry.tsx";
import { UnreadMark, VoicemailEntry } from "./voicemail-entry.tsx";

export function ProfileMenu() {
  return (
    <WithQueries>
      <Menu />
    </WithQueries>
  );
}

const entry = "w-full justify-start text-ink hover:bg-sunken";

/** The picture that opens the user's menu. A press anywhere else, Escape, or the focus elsewhere closes the menu. */
function Menu() {
  const user = useUser().data;
  const isCallable = useIsCallable();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useCloseFromOutside(place, isOpen, close);

  function closeByKey(key: string): void {
    if (key !== "Escape" || !isOpen) return;
    close();
    opener.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu wherever the focus is in it
    <div ref={place} className="relative flex" onKeyDown={({ key }) => closeByKey(key)}>
      <button
        ref={opener}
        type="button"
        aria-label={t("Profile")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex rounded-full"
      >
        <Avatar name={user?.firstName ?? " "} picture={user?.profilePicture} className="size-10 text-base" />
      </button>
      {isCallable && <UnreadMark />}
      {isOpen && (
        <div
          id={id}
          role="dialog"
          aria-label={t("Profile")}
          className="fade-in absolute top-full inset-e-0 z-40 mt-2.5 w-64 max-w-[70vw] overflow-y-auto tall:max-h-[calc(100dvh-7.5rem-var(--foot-bar,0px)-var(--foot-lines,0px))] rounded-card border border-line bg-surface p-3 shadow-float"
        >
          <p className="truncate px-3 pt-1 font-bold">{user?.firstName}</p>
          <p className="mb-2 truncate border-line border-b px-3 pb-3 text-ink-soft text-xs">{user?.email}</p>
          <ButtonLink to="/contacts" variant="quiet" size="small" className={entry} onClick={close}>
            <BookUser aria-hidden="true" className="size-4" />
            {t("Contacts")}
          </ButtonLink>
          <ButtonLink to="/settings" variant="quiet" size="small" className={entry} onClick={close}>
            <Settings aria-hidden="true" className="size-4" />
            {t("Settings")}
          </ButtonLink>
          <ButtonLink to="/rates" variant="quiet" size="small" className={entry} onClick={close}>
            <Tag aria-hidden="true" className="size-4" />
            {t("Rates")}
          </ButtonLink>
          <NumbersEntry className={entry} onClick={close} />
          <VoicemailEntry className={entry} onClick={close} />
          <InstallEntry className={entry} />
          <div className="space-y-3 px-3 py-2">
            <LanguageChoice />
            <ThemeChoice />
          </div>
          <Button variant="quiet" size="small" onClick={() => void logOut()} className={entry}>
            <LogOut aria-hidden="true" className="size-4 rtl:scale-x-[-1]" />
            {t("Logout")}
          </Button>
        </div>
      )}
    </div>
  );
}

function useCloseFromOutside(place: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const look = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) close();
    };
    for (const event of ["pointerdown", "focusin"]) document.addEventListener(event, look);
    return () => {
      for (const event of ["pointerdown", "focusin"]) document.removeEventListener(event, look);
    };
  });
}
