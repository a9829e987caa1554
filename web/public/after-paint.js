// Brings the scripts of a page once its HTML is on the screen: nothing that it shows waits for them.
addEventListener("DOMContentLoaded", () => {
  const find = (name) => document.querySelector(`template[data-${name}]`);
  const scripts = find("scripts");
  if (!scripts) return;
  // Cascade layers came with the oldest browsers that run the scripts. An older one keeps the page as it
  // arrived, without the styles in layers, which would give the pictures their sizes.
  if (!window.CSSLayerBlockRule) {
    for (const each of document.querySelectorAll("svg")) each.setAttribute("width", 24);
    return window.takeEarlyPress();
  }
  // One by one, so that browsers ask for them in this order. The second time there are none left.
  const append = ({ content }) => {
    for (const each of [...content.children]) document.head.append(each);
  };
  const bring = () => {
    // Each browser that lacks something lacks one of these: web/browsers/used-apis.test.ts.
    if (AbortSignal.any && AbortSignal.timeout && URL.parse) return append(scripts);
    const replacements = find("replacements");
    const first = replacements.content.firstElementChild;
    if (!first) return;
    first.onload = first.onerror = () => append(scripts);
    append(replacements);
  };
  const paints = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  // A page in the background is not painted, an empty one shows nothing, and not each browser says when it paints.
  if (document.hidden || !document.getElementById("root").firstChild || !paints || !paints.includes("paint"))
    return bring();
  new PerformanceObserver(bring).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", bring);
  setTimeout(bring, 1000);
});
