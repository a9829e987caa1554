import { createListeners } from "#web/kit/listeners.ts";
import type { ToastKind, ToastOptions } from "./toaster.tsx";

type ShowToast = typeof import("./toaster.tsx").showToast;
/** Returns the id of the toast, by which a later one replaces it. */
type Show = (sentence: string, options?: ToastOptions) => string;

let shownCount = 0;

/** Toasts whose code failed to load, the oldest first. */
let lost: readonly Parameters<ShowToast>[] = [];
const lostListeners = createListeners();

function setLost(next: typeof lost): void {
  lost = next;
  lostListeners.notify();
}

export const lostToasts = {
  areThere: () => lost.length > 0,
  subscribe: lostListeners.subscribe,
  /** Asks for their code again and shows them. Rejects where it does not load. */
  async show(): Promise<void> {
    const { showToast } = await loadToaster();
    for (const each of lost) showToast(...each);
    setLost([]);
  },
};

let loaded: typeof import("./toaster.tsx") | undefined;

export async function loadToaster(): Promise<typeof import("./toaster.tsx")> {
  loaded = await import("./toaster.tsx");
  return loaded;
}

export const endToasts = () => loaded?.endToasts();

/** Shows a sentence for a few seconds. The first toast loads what shows them. */
function shows(kind: ToastKind): Show {
  return (sentence, options) => {
    shownCount += 1;
    const id = options?.id ?? `toast-${shownCount}`;
    const shown = [kind, sentence, { ...options, id }] as const;
    loadToaster().then(
      ({ showToast }) => showToast(...shown),
      () => setLost([...lost, [...shown]]),
    );
    return id;
  };
}

export const toast: Readonly<Record<ToastKind, Show>> = {
  success: shows("success"),
  error: shows("error"),
  info: shows("info"),
};
