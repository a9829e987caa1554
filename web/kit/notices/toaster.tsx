import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster as Sonner, toast } from "sonner";
import { alertDuration_ms } from "#contract/constants.ts";
import { t } from "#words/translate.ts";
import { freeTop_px } from "./free-place.ts";

export type ToastKind = "success" | "error" | "info";

export interface ToastOptions {
  id?: string;
  description?: string;
  /** Time on the screen, in milliseconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

const width_px = 416;
const usualHeight_px = 54;

const style = {
  "--width": `${width_px}px`,
  "--normal-bg": "var(--color-surface)",
  "--normal-border": "var(--color-line)",
  "--normal-text": "var(--color-ink)",
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

function Toaster({ top_px }: { top_px: number }) {
  // The style sheet names another place where a call is the whole screen.
  const top = `var(--toast-top, ${top_px}px)`;
  return (
    <Sonner
      theme="system"
      containerAriaLabel={t("Notifications")}
      position="top-center"
      duration={alertDuration_ms}
      offset={{ top }}
      mobileOffset={{ top, left: "var(--toast-side, 1rem)", right: "var(--toast-side, 1rem)" }}
      style={style}
      toastOptions={toastOptions}
    />
  );
}

// Toasts have a root of their own: pages that never show one load nothing for them.
const place = document.body.appendChild(document.createElement("div"));
// A toast that is shown before the toaster has rendered would be lost.
const root = createRoot(place);
flushSync(() => root.render(<Toaster top_px={freeTop_px(usualHeight_px, width_px)} />));

/** Puts the toasts where they cover no control. Called again after a navigation, whose page is another one. */
function settle(): void {
  const [toast] = document.querySelectorAll<HTMLElement>("[data-sonner-toast][data-front=true]");
  const height_px = toast?.offsetHeight || usualHeight_px;
  root.render(<Toaster top_px={freeTop_px(height_px, Math.min(width_px, innerWidth - 32))} />);
}

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
  if (shown.size > 0) requestAnimationFrame(settle);
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
  settle();
  toast[kind](sentence, { ...options, id, onAutoClose: leave, onDismiss: leave });
  // Its height is known once it is drawn.
  requestAnimationFrame(() => requestAnimationFrame(settle));
}
