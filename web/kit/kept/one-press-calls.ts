import { useSyncExternalStore } from "react";
import { createListeners } from "#web/kit/listeners.ts";
import { browserStore } from "./browser-store.ts";

const key = "farline.one-press-calls";
const off = "off";
const store = browserStore("localStorage");
const listeners = createListeners();

/** True unless the user of this browser wants a press on a favourite to fill in the number alone. */
function areOnePressCallsOn(): boolean {
  return store.getItem(key) !== off;
}

export function setOnePressCalls(isOn: boolean): void {
  if (isOn) store.removeItem(key);
  else store.setItem(key, off);
  listeners.notify();
}

export function useOnePressCalls(): boolean {
  return useSyncExternalStore(listeners.subscribe, areOnePressCallsOn);
}
