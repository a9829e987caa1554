import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster as Sonner, toast } from "sonner";
import { alertDuration_ms } from "#contract/constants.ts";
import { t } from "#words/translate.ts";
import { gap_px, ToastBand, useHeaderBottom } from "./toast-band.tsx";

export type ToastKind = "success" | "error" | "info";

export interface ToastOptions {
  id?: string;
  description?: string;
  /** Time on the screen, in milliseconds. */
  duration?: number;
  action?: { label: string; onClick: () => void };
}

const style = {
  "--width": "416px",
  "--normal-bg": "var(--color-surface)",
  "--normal-border": "var(--color-line)",
  "--normal-text": "var(--color-ink)",
  "--border-radius": "14px",
  fontFamily: "inherit",
};

// On a phone, two lines are as high as the place that the page keeps free.
const toastOptions = {
  classNames: {
    toast: "!shadow-float !gap-3 !p-4 max-sm:!px-4 max-sm:!py-1.5 max-sm:min-h-12",
    title: "!text-sm !font-semibold max-sm:!text-xs max-sm:!leading-snug",
    description: "max-sm:!text-xs max-sm:!leading-snug",
    success: "[&_[data-icon]]:text-good",
    error: "[&_[data-icon]]:text-danger",
  },
};

function Toaster({ height_px }: { height_px: number }) {
  // The style sheet names another place where a call is the whole screen.
  const top = `var(--toast-top, ${useHeaderBottom() + gap_px}px)`;
  return (
    <>
      {height_px > 0 && <ToastBand height_px={height_px} />}
      <Sonner
        theme="system"
        containerAriaLabel={t("Notifications")}
        position="top-center"
        duration={alertDuration_ms}
        gap={peek_px}
        offset={{ top }}
        mobileOffset={{ top, left: "var(--toast-side, 1rem)", right: "var(--toast-side, 1rem)" }}
        style={style}
        toastOptions={toastOptions}
      />
    </>
  );
}

/** Height of each older toast that shows below the newest. */
const peek_px = 8;

// Toasts have a root of their own: pages that never show one load nothing for them.
const place = document.body.appendChild(document.createElement("div"));
place.dataset.toasts = "";
// A toast that is shown before the toaster has rendered would be lost.
const root = createRoot(place);
flushSync(() => root.render(<Toaster height_px={0} />));

/** Gives the toasts that are there their band, but not below a pointer that is down: a press must find its control. */
function settle(): void {
  if (isPointerDown) return;
  const toasts = place.querySelectorAll<HTMLElement>("[data-sonner-toast][data-removed=false]");
  const front = [...toasts].find(({ dataset }) => dataset.front === "true");
  const height_px = front ? front.offsetHeight + 2 * gap_px + peek_px * (Math.min(toasts.length, 3) - 1) : 0;
  root.render(<Toaster height_px={height_px} />);
}
const changes = { subtree: true, childList: true, attributeFilter: ["data-removed", "data-front"] };
new MutationObserver(settle).observe(place, changes);

let isPointerDown = false;
function release(): void {
  isPointerDown = false;
  settle();
}
const listening = { capture: true, passive: true };
addEventListener(
  "pointerdown",
  () => {
    isPointerDown = true;
  },
  listening,
);
for (const end of ["pointerup", "pointercancel"]) {
  // After the click.
  addEventListener(end, () => setTimeout(release), listening);
}

/** Counts presses: a step begins with one. A toast belongs to the step of the last press before it. */
let presses = 0;
for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => void presses++, listening);
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
  settle();
  toast[kind](sentence, { ...options, id, onAutoClose: leave, onDismiss: leave });
}
