import { useSyncExternalStore } from "react";
import { isInstalled } from "#web/kit/browser/install-offer.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { createListeners } from "#web/kit/listeners.ts";

const key = "farline.keeps";
const no = "no";
const store = browserStore("localStorage");
const listeners = createListeners();

/** The installed app keeps unless the user says no, a tab after a yes. A yes counts for one session, a no for all. */
export function keepsSeen(session: string): boolean {
  const answer = store.getItem(key);
  return answer === session || (answer !== no && isInstalled());
}

export function sayWhetherToKeep(isWanted: boolean, session: string): void {
  store.setItem(key, isWanted ? session : no);
  listeners.notify();
}

export function useKeepsSeen(session: string | null): boolean {
  return useSyncExternalStore(onWish, () => session !== null && keepsSeen(session));
}

export const onWish = listeners.subscribe;
