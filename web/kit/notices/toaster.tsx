import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster as Sonner, toast } from "sonner";
import { alertDuration_ms } from "#contract/constants.ts";
import { t } from "#words/translate.ts";
import { useHeaderBottom } from "./header-bottom.ts";

export type ToastKind = "success" | "error" | "info";

export interface ToastOptions {
  id?: string;
  description?: string;
  /** Time on the screen, in milliseconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

const style = {
  "--width": "560px",
  "--normal-bg": "var(--color-surface)",
  "--normal-border": "var(--color-line)",
  "--normal-text": "var(--color-ink)",
  "--border-radius": "14px",
  fontFamily: "inherit",
};

// As high as the place that each page keeps free for it: three lines on a phone, two elsewhere. A longer text scrolls.
const toastOptions = {
  classNames: {
    toast:
      "!shadow-float !gap-3 !px-3 sm:!px-4 !py-0.5 sm:!py-1.5 !min-h-12 !max-h-(--toast-height) !overflow-y-auto",
    title: "!text-xs sm:!text-sm !leading-tight sm:!leading-snug !font-semibold",
    description: "!text-xs sm:!text-sm !leading-tight sm:!leading-snug",
    success: "[&_[data-icon]]:text-good",
    error: "[&_[data-icon]]:text-danger",
  },
};

function Toaster() {
  // The style sheet names another place where a call or a question is above the page.
  const header_px = useHeaderBottom();
  const top = `var(--toast-top, calc(${header_px}px + 0.25rem))`;
  return (
    <>
      <div
        data-toast-band
        className="fixed inset-x-0 border-line border-b bg-canvas"
        style={{ top: header_px }}
      />
      <Sonner
        theme="system"
        containerAriaLabel={t("Notifications")}
        position="top-center"
        duration={alertDuration_ms}
        // Another would show below it, where the page has its controls.
        visibleToasts={1}
        offset={{ top }}
        mobileOffset={{ top, left: "var(--toast-side, 0.5rem)", right: "var(--toast-side, 0.5rem)" }}
        style={style}
        toastOptions={toastOptions}
      />
    </>
  );
}

// Toasts have a root of their own: pages that never show one load nothing for them.
const place = document.body.appendChild(document.createElement("div"));
place.dataset.toasts = "";
// A toast that is shown before the toaster has rendered would be lost.
const root = createRoot(place);
flushSync(() => root.render(<Toaster />));

/** Counts presses: a step begins with one. A toast belongs to the step of the last press before it. */
let presses = 0;
for (const press of ["pointerdown", "keydown"]) {
  addEventListener(press, () => void presses++, { capture: true, passive: true });
}
addEventListener("submit", () => endToasts(), true);

/** The toasts on the screen, by the ids that sonner has for them, with the number of presses before each. */
const shown = new Map<string, { before: number; leave: () => void }>();

/** A new step, which is a submit or a navigation, ends the toasts of the steps before it. */
export function endToasts(): void {
  for (const [id, { before, leave }] of shown) {
    if (before === presses) continue;
    leave();
    toast.dismiss(id);
  }
}

/** Counts how often the toast of an id has left. While one leaves it would take its update along, so the next one is new. */
const departures = new Map<string, number>();

export function showToast(kind: ToastKind, sentence: string, options: ToastOptions & { id: string }): void {
  const before = departures.get(options.id) ?? 0;
  const id = `${options.id} ${before}`;
  const leave = () => {
    shown.delete(id);
    departures.set(options.id, before + 1);
  };
  shown.set(id, { before: presses, leave });
  // The language, and with it the direction, may be another than at the last toast.
  root.render(<Toaster />);
  toast[kind](sentence, { ...options, id, onAutoClose: leave, onDismiss: leave });
}
