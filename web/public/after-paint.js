// Brings the scripts of a page once its HTML is on the screen: nothing that it shows waits for them.
addEventListener("DOMContentLoaded", () => {
  const find = (name) => document.querySelector(`template[data-${name}]`);
  if (!find("scripts")) return;
  // One by one, so that browsers ask for them in this order and run them in it. The second time there are none left.
  const bring = (name) => {
    for (const each of [...find(name).content.children]) {
      each.async = false;
      document.body.prepend(each);
    }
  };
  // A sentence, in an attribute because text browsers read the content of templates, and the script that reports the error.
  window.failStart = (error) => {
    window.startError = error;
    document.body.prepend(find("failed").title);
    bring("failed");
  };
  // Cascade layers came with the oldest browsers that run the scripts. An older one keeps the page as it arrived.
  if (!window.CSSLayerBlockRule) return;
  // Also a script that does not load or cannot be parsed. web/arrival/start.tsx ends it once the page has started.
  addEventListener(
    "error",
    (event) => (event.filename || event.target.src || "").includes("/assets/") && failStart(event),
    true,
  );
  const start = () => {
    // Each browser that lacks something replaced lacks this: web/browsers/used-apis.test.ts.
    if (!URL.parse) bring("replacements");
    bring("scripts");
  };
  // A page in the background is not painted, and an empty one shows nothing.
  if (document.hidden || !document.getElementById("root").firstChild) return start();
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", start);
  setTimeout(start, 1000);
});
