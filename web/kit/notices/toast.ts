import type { ToastKind, ToastOptions } from "./toast-kinds.ts";

type ShowToast = typeof import("./toaster.tsx").showToast;
/** Returns the id of the toast, by which a later one replaces it. */
type Show = (sentence: string, options?: ToastOptions) => string;

let shownCount = 0;

/** Toasts whose code failed to load, the oldest first. */
let lost: readonly Parameters<ShowToast>[] = [];
const lostListeners = new Set<() => void>();

function setLost(next: typeof lost): void {
  lost = next;
  for (const listener of [...lostListeners]) listener();
}

export const lostToasts = {
  areThere: () => lost.length > 0,
  subscribe(listener: () => void): () => void {
    lostListeners.add(listener);
    return () => lostListeners.delete(listener);
  },
  /** Asks for their code again and shows them. Rejects where it does not load. */
  async show(): Promise<void> {
    const { showToast } = await loadToaster();
    for (const each of lost) showToast(...each);
    setLost([]);
  },
};

/** Loads what shows toasts, ahead of the first one. */
export const loadToaster = () => import("./toaster.tsx");

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
