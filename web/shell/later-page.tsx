import { useEffect } from "react";
import { appMessages } from "#contract/messages/app-messages.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { isInCall, onCallChange } from "#web/kit/loading/ongoing-call.ts";
import { t } from "#words/translate.ts";

/** A page that cannot be loaded now, and is loaded as soon as the call is over or the network is back. */
export function LaterPage() {
  useEffect(() => {
    const stop = onCallChange(() => !isInCall() && location.reload());
    const reload = () => !isInCall() && location.reload();
    addEventListener("online", reload);
    return () => {
      stop();
      removeEventListener("online", reload);
    };
  }, []);
  return (
    <Card>
      <h1 className="font-bold text-xl">{t(appMessages.later)}</h1>
      <p className="mt-2 text-ink-soft">{t(isInCall() ? appMessages.afterCall : appMessages.whenOnline)}</p>
    </Card>
  );
}
