import { createListeners } from "#web/kit/listeners.ts";

/** Chromium's event, before which an app cannot be installed from the page. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallEvent;
  }
}

let offer: InstallEvent | null = null;
const listeners = createListeners();

function keep(next: InstallEvent | null): void {
  offer = next;
  listeners.notify();
}

// The browser makes its offer once, at its own time. The menu has it from then on, and no banner asks.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  keep(event);
});
addEventListener("appinstalled", () => keep(null));

/** Tells the installed app's window from a browser's tab. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

export const installOffer = {
  current: () => offer,
  subscribe: listeners.subscribe,
  /** Lets the browser ask. An offer is good for one time. */
  take(): void {
    void offer?.prompt();
    keep(null);
  },
};
