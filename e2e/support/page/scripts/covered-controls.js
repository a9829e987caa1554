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
  const isInScroller = (element) => {
    for (let one = element.parentElement; one !== document.documentElement; one = one.parentElement)
      if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
        return true;
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
    // A menu that a press has opened goes with the next press beside it.
    const menu = hit.closest("header [role=dialog], header details[open]");
    const isBelowMenu = menu !== null && !menu.contains(element);
    return !element.contains(hit) && !hit.contains(element) && !isItsOwn && !isBelowMenu;
  }

  /** Names what lies on the middle of each control, scrolled to as the focus scrolls to it. */
  globalThis.coveredControls = () => {
    const modal = [...document.querySelectorAll("[role=dialog][data-state=open], dialog[open]")]
      .filter((one) => one.matches("dialog") || one.matches("[data-dialog], [data-call-screen]"))
      .at(-1);
    const problems = [];
    // What has changed in this very frame is measured now.
    dispatchEvent(new Event("resize"));
    const from = { x: scrollX, y: scrollY };
    for (const element of (modal ?? document).querySelectorAll(controls)) {
      if (!isShown(element) || isOneOfMany(element)) continue;
      if (!keepsItsPlace(element) || modal || isInScroller(element))
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
      if (isCovered(element)) {
        const hit = elementAt(element);
        problems.push(`${nameOf(element)} is below ${hit ? nameOf(hit) : "the window's edge"}`);
      }
    }
    scrollTo({ left: from.x, top: from.y, behavior: "instant" });
    return problems;
  };

  const message = () => document.querySelector("[data-sonner-toast][data-removed=false][data-front=true]");

  /** From the header's lower edge to the message. */
  globalThis.gapToHeader = () => {
    const header_px = Math.max(document.querySelector("header").getBoundingClientRect().bottom, 0);
    return Math.round(message().getBoundingClientRect().top - Math.round(header_px));
  };

  /** Names the headings and controls that a message lies on. On a scrolled page they are below its band, not below it. */
  globalThis.belowMessages = () => {
    const toast = message();
    if (!toast) return ["no message is shown"];
    const band = document.querySelector("[data-toast-band]").getBoundingClientRect();
    const box = toast.getBoundingClientRect();
    const isInBand =
      box.top >= band.top && box.bottom <= band.bottom && box.left >= band.left && box.right <= band.right;
    if (!isInBand) return ["the message leaves its band"];
    if (scrollY > 0) return [];
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
