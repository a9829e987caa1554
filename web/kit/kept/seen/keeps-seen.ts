import { useSyncExternalStore } from "react";
import { isInstalled } from "#web/kit/browser/is-installed.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";

const key = "farline.keeps";
const no = "no";
const store = browserStore("localStorage");
const listeners = new Set<() => void>();

/**
 * Tells if this device keeps what a session has seen: the installed app does unless the user says no, a browser's tab
 * only when the user says yes. A yes counts for the session that it was said in, a no for all.
 */
export function keepsSeen(session: string): boolean {
  const said = store.getItem(key);
  return said === session || (said !== no && isInstalled());
}

export function sayWhetherToKeep(isWanted: boolean, session: string): void {
  store.setItem(key, isWanted ? session : no);
  for (const listener of [...listeners]) listener();
}

export function useKeepsSeen(session: string | null): boolean {
  return useSyncExternalStore(onWish, () => session !== null && keepsSeen(session));
}

/** Calls the listener after the user has changed the wish. */
export function onWish(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
