/** Controls and messages that a toast must not cover while the page has a free place. */
const keptFree = "a, button, input, select, textarea, summary, [role=alert], [role=status], [data-call-bar]";
const gap_px = 6;

/**
 * Top of the first free place for a toast of this size, below the header and in the upper half of the window. Without one,
 * the toast stands right below the header.
 */
export function freeTop_px(height_px: number, width_px: number): number {
  const header = document.querySelector("header")?.getBoundingClientRect();
  const below_px = Math.max(header?.bottom ?? 0, 0) + gap_px;
  const start = (innerWidth - width_px) / 2;
  const taken = [...document.querySelectorAll(keptFree)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box: { left, right, width, height } }) => {
      // Text for screen readers alone are a pixel wide.
      const isInItsColumn = width > 1 && height > 1 && right > start && left < start + width_px;
      return isInItsColumn && element.closest("[data-sonner-toaster]") === null && isSeen(element);
    })
    .map(({ box }) => box);
  let top_px = below_px;
  for (;;) {
    const covered = taken.find(({ top, bottom }) => bottom > top_px && top < top_px + height_px);
    if (covered === undefined) return top_px;
    top_px = covered.bottom + gap_px;
    if (top_px + height_px > innerHeight / 2) return below_px;
  }
}

/** False for a closed menu, which has boxes too. Browsers from before 2024 cannot tell, and count it as seen. */
function isSeen(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
