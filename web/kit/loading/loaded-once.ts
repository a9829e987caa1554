import { useEffect, useSyncExternalStore } from "react";
import { createListeners } from "#web/kit/listeners.ts";
import { nextPress } from "./presses.ts";

/** A module that is loaded when it is first needed, and may be read by all that need it from then on. */
export function loadedOnce<Module>(fetchModule: () => Promise<Module>) {
  let loading: Promise<void> | undefined;
  let loaded: Module | null = null;
  let isLost = false;
  const { subscribe, notify } = createListeners();

  function settle(module: Module | null): void {
    loaded = module;
    isLost = module === null;
    notify();
  }

  function load(): Promise<void> {
    loading ??= fetchModule().then(settle, () => {
      // The page works without the module. The next use or press asks for it again.
      loading = undefined;
      settle(null);
      void nextPress().then(load);
    });
    return loading;
  }

  /** Null until it is loaded. */
  const current = () => loaded;
  /** As `current`; loads the module when it is needed, and renders the component again once it is there. */
  function useLoaded(isNeeded: boolean): Module | null {
    const module = useSyncExternalStore(subscribe, current, () => null);
    useEffect(() => {
      if (isNeeded) void load();
    }, [isNeeded]);
    return module;
  }
  /** True while the module has been asked for in vain. Renders the component again when that changes. */
  const useIsLost = () =>
    useSyncExternalStore(
      subscribe,
      () => isLost,
      () => false,
    );
  return { current, load, use: useLoaded, useIsLost };
}
