import { Download } from "lucide-react";
import { useSyncExternalStore } from "react";
import { deviceMessages } from "#contract/messages/settings-messages.ts";
import { installOffer, isInstalled } from "#web/kit/browser/install-offer.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { t } from "#words/translate.ts";

/** In the menu where the app can be installed: a button, and on iOS, which has none, how to. */
export function InstallEntry({ className }: { className: string }) {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.current);
  if (offer) {
    return (
      <Button variant="quiet" size="small" onClick={installOffer.take} className={className}>
        <Download aria-hidden="true" className="size-4" />
        {t(deviceMessages.install)}
      </Button>
    );
  }
  if (!isAppleTouchDevice() || isInstalled()) return null;
  return <p className="px-3 py-2 text-ink-soft text-xs">{t(deviceMessages.installOnIos)}</p>;
}

/** An iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
