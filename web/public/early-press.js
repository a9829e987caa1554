// Keeps what is pressed before the page's code is here, for web/shell/early-press.ts.
window.earlyEvents = [];
for (const kind of ["click", "keydown"]) {
  addEventListener(kind, (event) => window.earlyEvents?.push(event), true);
}
