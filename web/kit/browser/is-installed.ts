/** Tells the installed app's window from a browser's tab. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}
