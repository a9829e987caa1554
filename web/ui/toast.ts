import type { ToastKind, ToastOptions } from "./toast-kinds.ts";

type Show = (sentence: string, options?: ToastOptions) => void;

/** Loads what shows toasts, ahead of the first one. */
export const loadToaster = () => import("./toaster.tsx");

/** Shows a sentence for a few seconds. The first toast loads what shows them. */
function shows(kind: ToastKind): Show {
  return async (sentence, options) => {
    const { showToast } = await loadToaster();
    showToast(kind, sentence, options);
  };
}

export const toast: Readonly<Record<ToastKind, Show>> = {
  success: shows("success"),
  error: shows("error"),
  info: shows("info"),
};
