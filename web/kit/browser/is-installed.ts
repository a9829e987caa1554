/** Whether this window is the installed app's, rather than a browser's tab. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}
