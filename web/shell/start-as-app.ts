import type { DataRouter } from "react-router";
import { touched } from "#web/arrival/index.ts";
import { isInstalled } from "#web/kit/browser/is-installed.ts";
import type { Session } from "#web/kit/session/session.ts";

/**
 * Loads what makes the page an app: for users and installed apps, after the page is there and used. A visitor downloads
 * nothing for it.
 */
export function startAsApp(session: Session, router: DataRouter): void {
  let isStarted = false;
  async function look(): Promise<void> {
    if (isStarted || (session.csrfToken() === null && !isInstalled())) return;
    isStarted = true;
    // Another program may have launched the installed app with a number that it shall show at once.
    if (!isInstalled()) await touched;
    const { beAnApp } = await import("./app-parts.ts");
    await beAnApp(router);
  }
  // The page works without it.
  const lookQuietly = () => void look().catch(() => undefined);
  session.subscribe(lookQuietly);
  lookQuietly();
}
