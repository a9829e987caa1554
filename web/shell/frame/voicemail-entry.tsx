import { useQuery } from "@tanstack/react-query";
import { Voicemail } from "lucide-react";
import { useIsCallable } from "#web/kit/api/live-state.ts";
import { voicemailQuery } from "#web/kit/api/voicemail-query.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { numberFormat } from "#words/formats.ts";
import { t, tn } from "#words/translate.ts";

function useVoicemail() {
  const { data } = useQuery({ ...voicemailQuery, enabled: useIsLoggedIn() });
  return { box: data, unread: data?.messages.filter(({ isRead }) => !isRead).length ?? 0 };
}

/** In the menu of a user whose number rings here, or who has messages. */
export function VoicemailEntry({ className, onClick }: { className: string; onClick: () => void }) {
  const { box, unread } = useVoicemail();
  const isCallable = useIsCallable();
  if (!box?.isOffered || (!isCallable && box.messages.length === 0)) return null;
  return (
    <ButtonLink to="/voicemail" variant="quiet" size="small" className={className} onClick={onClick}>
      <Voicemail aria-hidden="true" className="size-4" />
      {t("Voicemail")}
      {unread > 0 && <Badge tone="accent">{unreadInWords(unread)}</Badge>}
    </ButtonLink>
  );
}

/** On the picture that opens the menu. */
export function UnreadMark() {
  const { unread } = useVoicemail();
  if (unread === 0) return null;
  return (
    <span
      role="status"
      className="figures pointer-events-none absolute -top-1 inset-e-[-0.25rem] flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 font-semibold text-on-accent text-xs"
    >
      <span aria-hidden="true">{numberFormat().format(unread)}</span>
      <span className="sr-only">
        {t("Voicemail")}: {unreadInWords(unread)}
      </span>
    </span>
  );
}

const unreadInWords = (unread: number) => tn(unread, "{n} new message", "{n} new messages");
