// Sets the chosen theme before the first paint; web/kit/browser/theme.ts lets the reader choose.
window.applyTheme = (theme) => {
  const chosen = theme === "light" || theme === "dark" ? theme : undefined;
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll("meta[data-scheme]")) {
    const { scheme } = meta.dataset;
    meta.media = chosen ? (scheme === chosen ? "all" : "not all") : `(prefers-color-scheme: ${scheme})`;
  }
};
const showRemembered = () => {
  try {
    window.applyTheme(localStorage.getItem("farline.theme"));
  } catch {
    // A browser that forbids storage has the system's theme.
  }
};
showRemembered();
// Another tab has chosen.
addEventListener("storage", showRemembered);
