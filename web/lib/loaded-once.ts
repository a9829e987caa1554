import { useEffect, useSyncExternalStore } from "react";

/** A module that is loaded when it is first needed, and may be read by all that need it from then on. */
export interface LoadedOnce<Module> {
  /** Null until it is loaded. */
  current: () => Module | null;
  load: () => Promise<void>;
  /** As `current`; loads the module when it is needed, and renders the component again once it is there. */
  use: (isNeeded: boolean) => Module | null;
}

export function loadedOnce<Module>(fetchModule: () => Promise<Module>): LoadedOnce<Module> {
  let loading: Promise<void> | undefined;
  let loaded: Module | null = null;
  const listeners = new Set<() => void>();

  function load(): Promise<void> {
    loading ??= fetchModule().then(
      (found) => {
        loaded = found;
        for (const listener of [...listeners]) listener();
      },
      () => {
        // The page works without the module, and the next use tries again.
        loading = undefined;
      },
    );
    return loading;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  const current = () => loaded;
  function useLoaded(isNeeded: boolean): Module | null {
    const found = useSyncExternalStore(subscribe, current, () => null);
    useEffect(() => {
      if (isNeeded) void load();
    }, [isNeeded]);
    return found;
  }
  return { current, load, use: useLoaded };
}
