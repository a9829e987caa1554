import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The two parts of the foot whose heights change, by the custom property that carries how much of the window they take. */
const parts = new Map<string, HTMLElement>();

function measure(): void {
  const lines_px = parts.get("--foot-lines")?.offsetHeight ?? 0;
  const { shown_px, height_px } = measureActions(lines_px);
  set("--foot-lines", lines_px);
  set("--foot-actions", shown_px);
  set("--foot-actions-height", height_px);
}

/**
 * Zero as soon as the lines have a place of their own below the buttons, which have scrolled to theirs. Of buttons that are
 * partly below the window, because their form begins there, the whole height is what a scroll to its fields must leave.
 */
function measureActions(lines_px: number): { shown_px: number; height_px: number } {
  const none = { shown_px: 0, height_px: 0 };
  const actions = parts.get("--foot-actions");
  if (!actions) return none;
  const { position, bottom } = getComputedStyle(actions);
  if (position !== "sticky") return none;
  const edge_px = innerHeight - Number.parseFloat(bottom);
  const box = actions.getBoundingClientRect();
  if (box.bottom <= edge_px - Math.max(lines_px, 1)) return none;
  const shown_px = Math.max(edge_px - box.top, 0);
  return { shown_px, height_px: Math.max(shown_px, box.height) };
}

function set(property: string, height_px: number): void {
  const { style } = document.documentElement;
  const value = `${height_px}px`;
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

const measures = (property: string) => (element: HTMLElement | null) => {
  if (!element) return;
  parts.set(property, element);
  // In a frame of its own: the heights of the page follow these.
  const observer = new ResizeObserver(() => requestAnimationFrame(measure));
  observer.observe(element);
  observer.observe(document.body);
  // A listener of its own, which another part's end leaves here.
  const listener = () => measure();
  const options = { passive: true };
  for (const type of ["scroll", "resize"]) addEventListener(type, listener, options);
  return () => {
    parts.delete(property);
    observer.disconnect();
    for (const type of ["scroll", "resize"]) removeEventListener(type, listener);
    measure();
  };
};
const measuresLines = measures("--foot-lines");
const measuresActions = measures("--foot-actions");

/**
 * All that stays at the window's lower edge: a phone's bar, above it a form's last buttons, and above those the lines that
 * come and go, which so move and cover neither. In low windows the bar is the end of the page.
 */
export function Foot({ bar, children }: { bar: ReactNode; children?: ReactNode }) {
  return (
    <>
      <div
        ref={measuresLines}
        // From its end, where the call is: in the lowest windows not all of them fit beside the page.
        className="sticky bottom-0 z-20 order-last flex max-h-[50vh] flex-col-reverse overflow-y-auto tall:fixed tall:inset-x-0 tall:bottom-[calc(var(--foot-bar,0px)+var(--foot-actions,0px))] print:hidden"
      >
        <div>{children}</div>
      </div>
      <div className="tall:fixed tall:inset-x-0 tall:bottom-0 z-30 order-last print:hidden">{bar}</div>
    </>
  );
}

/** A form's last buttons, which stay in view on a phone while their place in the page is below it, but not in low windows. */
export function FootActions({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      ref={measuresActions}
      className={classNames("z-10 max-md:sticky max-md:low:static max-md:bottom-(--foot-bar)", className)}
    >
      {children}
    </div>
  );
}
