import { useSyncExternalStore } from "react";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { createListeners } from "#web/kit/listeners.ts";
import { mediaHook } from "./use-is-phone.ts";

declare global {
  /** Shows a theme: web/public/theme.js, which runs before the first paint. */
  var applyTheme: ((theme: Theme) => void) | undefined;
}

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const key = "farline.theme";
const store = browserStore("localStorage");
const listeners = createListeners();

/** The theme that this browser remembers; by default the system's. */
function chosenTheme(): Theme {
  const remembered = store.getItem(key);
  return themes.find((theme) => theme === remembered) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  if (theme === "system") store.removeItem(key);
  else store.setItem(key, theme);
  globalThis.applyTheme?.(theme);
  listeners.notify();
}

/** The chosen theme, also when another tab chooses. The HTML that the server sends knows no reader. */
export function useChosenTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => "system");
}

/** Returns true while the page is dark, and follows changes of the system. */
export function useIsDark(): boolean {
  const theme = useChosenTheme();
  const systemIsDark = useIsSystemDark();
  return theme === "system" ? systemIsDark : theme === "dark";
}

const useIsSystemDark = mediaHook("(prefers-color-scheme: dark)");

function subscribe(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  // The page itself follows other tabs already: web/public/theme.js.
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}
