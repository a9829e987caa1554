import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster as Sonner, toast } from "sonner";
import { alertDuration_ms } from "#contract/constants.ts";
import { t } from "#words/translate.ts";
import type { ToastKind, ToastOptions } from "./toast-kinds.ts";

const style = {
  "--width": "26rem",
  "--normal-bg": "var(--surface)",
  "--normal-border": "var(--line)",
  "--normal-text": "var(--ink)",
  "--border-radius": "14px",
  fontFamily: "inherit",
};

const toastOptions = {
  classNames: {
    toast: "!shadow-float !gap-3 !p-4",
    title: "!text-sm !font-semibold",
    success: "[&_[data-icon]]:text-good",
    error: "[&_[data-icon]]:text-danger",
  },
};

/** The place of passing messages. */
function Toaster() {
  return (
    <Sonner
      theme="system"
      containerAriaLabel={t("Notifications")}
      position="top-center"
      duration={alertDuration_ms}
      // Below the navigation, which must stay in reach.
      offset={{ top: "6.5rem" }}
      mobileOffset={{ top: "8rem", left: "1rem", right: "1rem" }}
      style={style}
      toastOptions={toastOptions}
    />
  );
}

// Toasts have a root of their own: pages that never show one load nothing for them.
const place = document.body.appendChild(document.createElement("div"));
// A toast that is shown before the toaster has rendered would be lost.
const root = createRoot(place);
flushSync(() => root.render(<Toaster />));

/** Counts how often the toast of an id has left. While one leaves it would take its update along, so the next one is new. */
const departures = new Map<string, number>();

export function showToast(kind: ToastKind, sentence: string, options: ToastOptions & { id: string }): void {
  const before = departures.get(options.id) ?? 0;
  const leave = () => departures.set(options.id, before + 1);
  // The language, and with it the direction, may be another than at the last toast.
  root.render(<Toaster />);
  toast[kind](sentence, { ...options, id: `${options.id} ${before}`, onAutoClose: leave, onDismiss: leave });
}
