// Runs in the page that measured-page.ts measures.
{
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']";
  const isLarge = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  /** What this measurement found out about an element: most questions are asked several times. */
  let known = new Map();
  const once = (question, ask) => (element) => {
    const answers = known.get(question) ?? known.set(question, new Map()).get(question);
    if (!answers.has(element)) answers.set(element, ask(element));
    return answers.get(element);
  };
  const isShown = once("shown", (element) => {
    // What only screen readers read is one pixel large.
    const forReaders = element.closest(".sr-only");
    if (!isLarge(element) || (forReaders && !isLarge(forReaders))) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
  const nameOf = (element) => {
    const words = element.getAttribute("aria-label") ?? element.innerText ?? element.value ?? "";
    return `${element.localName} "${words.trim().replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  };
  const shown = (selector) => [...document.body.querySelectorAll(selector)].filter(isShown);

  function beyondTheEdges() {
    const root = document.documentElement;
    const scroll = root.scrollWidth - root.clientWidth;
    const isBeyond = (element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > root.clientWidth + 1;
    };
    const isKept = (element) => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== "visible" || isBeyond(above)) return true;
      return false;
    };
    const beyond = shown("*").filter((element) => isBeyond(element) && !isKept(element));
    return [
      ...(scroll > 0 ? [`scrolls sideways by ${scroll} px`] : []),
      ...beyond.map((element) => `${nameOf(element)} is beyond the edge`),
    ];
  }

  const canvas = document.createElement("canvas").getContext("2d");
  function isCut(text, { style, clientWidth }) {
    canvas.font = style.font;
    canvas.letterSpacing = style.letterSpacing;
    const room = clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return canvas.measureText(text).width > room + 1;
  }

  function cutText() {
    const problems = [];
    for (const element of shown("*")) {
      const style = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const hides = ["hidden", "clip"];
      const isWide = hides.includes(style.overflowX) && scrollWidth > clientWidth + 1;
      const isHigh = hides.includes(style.overflowY) && scrollHeight > clientHeight + 1;
      if ((isWide || isHigh) && style.textOverflow !== "ellipsis" && element.innerText?.trim())
        problems.push(`${nameOf(element)} is cut`);
      if (element.placeholder && !element.value && isCut(element.placeholder, { style, clientWidth }))
        problems.push(`the placeholder "${element.placeholder}" is cut`);
      const choice = element.localName === "select" ? element.selectedOptions[0]?.text : undefined;
      if (choice && isCut(choice, { style, clientWidth })) problems.push(`the choice "${choice}" is cut`);
    }
    return problems;
  }

  /** What floats above the page is compared with itself alone. */
  const layerOf = once("layer", (element) => {
    const { position, zIndex } = getComputedStyle(element);
    if (position === "fixed" || position === "sticky" || (position !== "static" && zIndex !== "auto"))
      return element;
    return element.parentElement && layerOf(element.parentElement);
  });

  /** The part of the window in which the contents of an element show: what scrolls is cut off at the edges. */
  const roomIn = once("room", (element) => {
    const { position, overflowY } = getComputedStyle(element);
    const outside = { top: -Infinity, bottom: Infinity, left: -Infinity, right: Infinity };
    const room = position === "fixed" || !element.parentElement ? outside : roomIn(element.parentElement);
    return overflowY === "visible" ? room : common(room, element.getBoundingClientRect());
  });

  function common(one, other) {
    const left = Math.max(one.left, other.left);
    const right = Math.min(one.right, other.right);
    const top = Math.max(one.top, other.top);
    const bottom = Math.min(one.bottom, other.bottom);
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  }

  function textNodes() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode())
      if (walker.currentNode.data.trim() && isShown(walker.currentNode.parentElement))
        nodes.push(walker.currentNode);
    return nodes;
  }

  function rectsOfText(node, from = 0, to = node.length) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  }

  function overlaps() {
    const boxes = [];
    const add = (node, element, rects, isText) => {
      const layer = layerOf(element);
      const room = roomIn(element);
      for (const rect of rects) boxes.push({ node, element, layer, rect: common(rect, room), isText });
    };
    for (const element of shown(controls)) add(element, element, [...element.getClientRects()], false);
    for (const node of textNodes()) add(node, node.parentElement, rectsOfText(node), true);
    boxes.sort((one, other) => one.rect.top - other.rect.top);
    const problems = new Set();
    boxes.forEach((one, index) => {
      for (let next = index + 1; next < boxes.length && boxes[next].rect.top < one.rect.bottom; next++)
        if (doOverlap(one, boxes[next]))
          problems.add(`${nameOf(one.element)} meets ${nameOf(boxes[next].element)}`);
    });
    return [...problems];
  }

  function doOverlap(one, other) {
    if (one.layer !== other.layer || one.node.contains(other.node) || other.node.contains(one.node))
      return false;
    // A field has room for the sign or the button that stands in it.
    const isIn = ({ element: field }, { element }) =>
      field.matches("input, select") && field.parentElement.contains(element);
    if (isIn(one, other) || isIn(other, one)) return false;
    const { width, height } = common(one.rect, other.rect);
    // The box of a text is higher than its letters.
    const slack = one.isText || other.isText ? 0.35 * Math.min(one.rect.height, other.rect.height) : 2;
    return width > 2 && height > slack;
  }

  const linesOf = (rects) => new Set(rects.map(({ top }) => Math.round(top))).size;

  /** Words that the end of a line cuts. Codes, long words, and what may break after any letter may be cut. */
  function brokenWords() {
    const texts = textNodes().filter((node) => !node.parentElement.closest("code"));
    return texts.flatMap((node) => {
      const { overflowWrap, wordBreak } = getComputedStyle(node.parentElement);
      const isWhole = overflowWrap === "normal" && wordBreak === "normal";
      if (isWhole || wordBreak === "break-all" || linesOf(rectsOfText(node)) === 1) return [];
      return [...node.data.matchAll(/(?<![\p{L}\d])\p{L}{3,12}(?![\p{L}\d])/gu)]
        .filter(({ 0: word, index }) => linesOf(rectsOfText(node, index, index + word.length)) > 1)
        .map(([word]) => `"${word}" is broken in ${nameOf(node.parentElement)}`);
    });
  }

  /** A short label in two lines looks like two buttons. Only people who set their text apart may get one. */
  function brokenButtons() {
    if (document.adoptedStyleSheets.includes(spacedText)) return [];
    const isBroken = (node) => node.data.trim().length < 12 && linesOf(rectsOfText(node)) > 1;
    return textNodes()
      .filter((node) => node.parentElement.closest("button") && isBroken(node))
      .map((node) => `${nameOf(node.parentElement)} has two lines`);
  }

  /** The parts of a phone number have no direction of their own: "+44 20" is read "20 44+" from right to left. */
  function reversedNumbers() {
    return textNodes().flatMap((node) =>
      [...node.data.matchAll(/\+\d+ [\d ]*\d/g)].flatMap(({ 0: number, index }) => {
        const [first] = rectsOfText(node, index + 1, index + 2);
        const last = rectsOfText(node, index + number.length - 1, index + number.length).at(-1);
        if (!first || !last || Math.abs(first.top - last.top) > 2 || first.left < last.left) return [];
        return [`${number} is shown backwards`];
      }),
    );
  }

  /** A browser lays parts far from the screen out when they come near; what is measured is all of them. */
  const laidOut = new CSSStyleSheet();
  laidOut.replaceSync("section { content-visibility: visible !important }");
  document.adoptedStyleSheets = [laidOut];

  /** As far apart as people may set their text: WCAG 1.4.12. */
  const spacedText = new CSSStyleSheet();
  const apart =
    "line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important";
  spacedText.replaceSync(`* { ${apart} } p { margin-bottom: 2em !important }`);

  globalThis.spaceText = (isOn) => {
    document.adoptedStyleSheets = isOn ? [laidOut, spacedText] : [laidOut];
  };

  /** Parts that many states of a page have in common. */
  globalThis.partsOfScreen = () => [
    ...document.querySelectorAll("#root > div > header, #root > div > footer, main section"),
  ];

  /** Colours change with a transition, however short, and some positions with the next frame. */
  globalThis.drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  globalThis.layoutProblems = async (direction) => {
    document.documentElement.dir = direction;
    await drawn();
    known = new Map();
    return [
      ...beyondTheEdges(),
      ...cutText(),
      ...overlaps(),
      ...reversedNumbers(),
      ...brokenWords(),
      ...brokenButtons(),
    ];
  };

  /** What people would not see with colours of their own, where backgrounds and shadows are gone. */
  globalThis.edgeProblems = async () => {
    await drawn();
    known = new Map();
    const problems = shown("input:not([type=radio], [type=checkbox]), select, textarea, button, meter")
      .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) === 0)
      .map((element) => `${nameOf(element)} has no edge`);
    // Forced colours paint what is on like what is off, unless it keeps colours of its own.
    for (const element of [...shown("[aria-pressed=true]"), ...shown("label:has(> :checked)")])
      if (getComputedStyle(element).forcedColorAdjust !== "none")
        problems.push(`${nameOf(element)} does not show that it is on`);
    return problems;
  };

  /** What the keyboard reaches without being seen, from the last control to the first. */
  globalThis.focusProblems = () => {
    known = new Map();
    const problems = [];
    for (const element of shown(controls).reverse()) {
      if (element.disabled) continue;
      element.focus({ focusVisible: true });
      if (document.activeElement !== element) continue;
      const place = element.closest("label") ?? element;
      if (![element, place].some((part) => getComputedStyle(part).outlineStyle !== "none"))
        problems.push(`${nameOf(element)} does not show the focus`);
      if (!isSeen(place)) problems.push(`${nameOf(element)} is covered while it has the focus`);
    }
    return problems;
  };

  function isSeen(element) {
    const parts = [0.1, 0.5, 0.9];
    return [...element.getClientRects()].some(({ left, top, width, height }) =>
      parts.some((x) =>
        parts.some((y) => {
          const found = document.elementFromPoint(left + x * width, top + y * height);
          return found !== null && (element.contains(found) || found.contains(element));
        }),
      ),
    );
  }
}
