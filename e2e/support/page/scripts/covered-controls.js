// Runs in the page that pressable.spec.ts measures.
{
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], iframe";
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    // What only screen readers read is one pixel large. A message that leaves is pressed by nobody.
    const isLarge = width > 1 && height > 1 && !element.closest(".sr-only");
    return isLarge && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const nameOf = (element) => {
    const words = element.getAttribute("aria-label") ?? element.innerText ?? element.name ?? "";
    return `${element.localName} "${words.trim().replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  };
  /** A list of hundreds of alike rows says no more than its ends. */
  const isOneOfMany = (element) => {
    const row = element.closest("main li");
    return row !== null && row.parentElement.children.length > 40 && row.nextElementSibling !== null;
  };
  const keepsItsPlace = (element) => {
    for (let one = element; one; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
    return false;
  };
  /** The middle of the control, of its first line where it is a link in a text. */
  function elementAt(element) {
    const { left, top, width, height } = element.getClientRects()[0];
    return document.elementFromPoint(left + width / 2, top + height / 2);
  }
  function isCovered(element) {
    const hit = elementAt(element);
    if (hit === null) return true;
    // A choice is pressed by its label, and may have its mark drawn over it.
    const isItsOwn =
      element.labels?.[0]?.contains(hit) || hit.closest("svg")?.parentElement === element.parentElement;
    return !element.contains(hit) && !hit.contains(element) && !isItsOwn;
  }

  /** Names what lies on the middle of each control, scrolled to as the focus scrolls to it. */
  globalThis.coveredControls = () => {
    const modal = [...document.querySelectorAll("[role=dialog][data-state=open], dialog[open]")]
      .filter((one) => one.matches("dialog") || one.matches("[data-dialog], [data-call-screen]"))
      .at(-1);
    const problems = [];
    const from = { x: scrollX, y: scrollY };
    for (const element of (modal ?? document).querySelectorAll(controls)) {
      if (!isShown(element) || isOneOfMany(element)) continue;
      if (!keepsItsPlace(element) || modal) element.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (isCovered(element)) {
        const hit = elementAt(element);
        problems.push(`${nameOf(element)} is below ${hit ? nameOf(hit) : "the window's edge"}`);
      }
    }
    scrollTo({ left: from.x, top: from.y, behavior: "instant" });
    return problems;
  };

  /** Names the headings and controls of the page's top that a message lies on. */
  globalThis.belowMessages = () => {
    const [toast] = document.querySelectorAll("[data-sonner-toast][data-removed=false][data-front=true]");
    if (!toast) return ["no message is shown"];
    const box = toast.getBoundingClientRect();
    return [...document.querySelectorAll(`${controls}, h1, h2, h3, [role=alert]`)]
      .filter((element) => isShown(element) && !element.closest("[data-toasts]"))
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      })
      .map((element) => `${nameOf(element)} is below a message`);
  };

  globalThis.drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** The page hears of its network, and loads what it needs all the same. */
  globalThis.setNetwork = (state) => {
    Object.defineProperty(navigator, "onLine", { value: state === "online", configurable: true });
    dispatchEvent(new Event(state));
  };

  globalThis.showOtherCall = (isShown) => {
    const bar = document.querySelector('section[aria-label="In a call in another tab or on another device"]');
    if (bar) bar.hidden = !isShown;
  };

  /** Where the page's first heading or control stands. */
  globalThis.topOfPage = () =>
    document.querySelector("main :is(h1, h2, a, button, input)")?.getBoundingClientRect().top;
}
