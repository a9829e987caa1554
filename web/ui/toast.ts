import type { ToastKind, ToastOptions } from "./toast-kinds.ts";

/** Returns the id of the toast, by which a later one replaces it. */
type Show = (sentence: string, options?: ToastOptions) => string;

let shownCount = 0;

/** Loads what shows toasts, ahead of the first one. */
export const loadToaster = () => import("./toaster.tsx");

/** Shows a sentence for a few seconds. The first toast loads what shows them. */
function shows(kind: ToastKind): Show {
  return (sentence, options) => {
    shownCount += 1;
    const id = options?.id ?? `toast-${shownCount}`;
    void loadToaster().then(({ showToast }) => showToast(kind, sentence, { ...options, id }));
    return id;
  };
}

export const toast: Readonly<Record<ToastKind, Show>> = {
  success: shows("success"),
  error: shows("error"),
  info: shows("info"),
};
