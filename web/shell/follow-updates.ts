import type { DataRouter } from "react-router";
import { appMessages } from "#contract/messages/app-messages.ts";
import { isOfThisRelease } from "#web/kit/loading/this-release.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** An installed app may stay open for weeks. */
const look_ms = 3_600_000;

/**
 * Says once that a new release is here, and loads the next page from it. A call keeps its page: its next pages open
 * without a load.
 */
export function followUpdates(
  registration: ServiceWorkerRegistration,
  router: DataRouter,
  isInCall: () => boolean,
): void {
  let isNew = false;
  async function lookAtPage(): Promise<void> {
    if (isNew) return;
    if (await isOfThisRelease()) return takeOver(registration);
    isNew = true;
    toast.info(t(appMessages.updated));
  }
  if (registration.waiting) void lookAtPage();
  const look = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      // The first worker of all is no update.
      if (installing.state === "installed" && registration.active !== null) void lookAtPage();
    });
  };
  registration.addEventListener("updatefound", look);
  if (registration.active !== null) look();
  setInterval(() => void registration.update().catch(() => undefined), look_ms);

  router.subscribe(({ navigation }) => {
    if (!isNew || isInCall() || navigation.state !== "loading") return;
    const { pathname, search, hash } = navigation.location;
    takeOver(registration);
    location.assign(pathname + search + hash);
  });
}

/** The worker takes over unless other pages are open, which may need the files of their own release. */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  waiting?.postMessage("take over");
}
