// Runs in the page: keeps which controls moved after they could be pressed, frame by frame.

const controls = "main :is(a[href], button, input, select, summary, textarea)";
const first = new WeakMap();
const moved = new Map();

/** The place in the page: scrolling moves nothing. */
function place(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, right: right + scrollX, bottom: bottom + scrollY };
}

/** A press in the middle of where the control was still meets it. */
function isHit({ left, top, right, bottom }, before) {
  const x = (before.left + before.right) / 2;
  const y = (before.top + before.bottom) / 2;
  return left <= x && x <= right && top <= y && y <= bottom;
}

const inWords = ({ left, top }) => `${Math.round(left)} ${Math.round(top)}`;

function nameOf(element) {
  const name = element.getAttribute("aria-label") ?? element.textContent.trim();
  return `${element.tagName} "${(name || element.name || element.id).slice(0, 30)}"`;
}

function look() {
  for (const element of document.querySelectorAll(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const now = place(element);
    const before = first.get(element);
    if (!before) first.set(element, now);
    else if (!isHit(now, before))
      moved.set(element, `${nameOf(element)} ${inWords(before)} -> ${inWords(now)}`);
  }
  requestAnimationFrame(look);
}
requestAnimationFrame(look);

globalThis.movedControls = () => [...moved.values()];
