// Brings the scripts of a page that arrived as HTML once it is on the screen: nothing that it shows waits for them.
addEventListener("DOMContentLoaded", () => {
  const scripts = document.querySelector("template[data-scripts]");
  if (!scripts) return;
  // One by one, so that browsers ask for them in this order. The second time there are none left.
  const bring = () => {
    for (const each of [...scripts.content.children]) document.head.append(each);
  };
  // A page in the background is not painted, and not each browser says when it paints.
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint"))
    return bring();
  new PerformanceObserver(bring).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", bring);
  setTimeout(bring, 1_000);
});
