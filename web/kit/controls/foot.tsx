import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Elements whose height is reserved, by the custom property that carries it. */
const reserved = new Map<string, HTMLElement>();

/** Tells the style sheet how high the foot is, and the buttons above it. Buttons that would leave no half of the window to the page stay at their place in it. */
function measure(): void {
  const { style } = document.documentElement;
  const foot = reserved.get("--foot");
  // In a low window the shortcuts hang below its edge.
  const hanging_px = foot ? Number.parseFloat(getComputedStyle(foot).bottom) || 0 : 0;
  const foot_px = foot ? foot.offsetHeight + hanging_px : 0;
  style.setProperty("--foot", `${foot_px}px`);
  const actions = reserved.get("--foot-actions");
  if (!actions) return void style.removeProperty("--foot-actions");
  const height_px = actions.offsetHeight;
  actions.style.position = foot_px + height_px > innerHeight / 2 ? "static" : "";
  const isSticky = getComputedStyle(actions).position === "sticky";
  style.setProperty("--foot-actions", `${isSticky ? height_px : 0}px`);
}

const reserves = (property: string) => (element: HTMLElement | null) => {
  if (!element) return;
  reserved.set(property, element);
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  addEventListener("resize", measure);
  return () => {
    reserved.delete(property);
    observer.disconnect();
    removeEventListener("resize", measure);
    measure();
  };
};
const reservesFoot = reserves("--foot");
const reservesActions = reserves("--foot-actions");

/**
 * The window's lower edge: all that stays there, one above the other. At the page's end it has a place of its own, so what
 * comes and goes in it moves and covers nothing there; elsewhere the page scrolls out from under it. In a low window, the
 * shortcuts, which come last, are the end of the page.
 */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div
      ref={reservesFoot}
      className="sticky bottom-0 z-20 order-last max-md:[@media(height<25rem)]:-bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] print:hidden"
    >
      {children}
    </div>
  );
}

/** A form's last buttons, which a phone keeps in view above the foot while their place in the page is below it. */
export function FootActions({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      ref={reservesActions}
      className={classNames("z-10 tall:max-md:sticky tall:max-md:bottom-(--foot)", className)}
    >
      {children}
    </div>
  );
}
