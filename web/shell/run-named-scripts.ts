/**
 * Runs the scripts that the document names, one after another, the needed ones first. Imported at once they would run in
 * one long task, which blocks a phone. A script that does not load fails again where the page needs it.
 */
export async function runNamedScripts(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    await import(/* @vite-ignore */ href).catch(() => undefined);
  }
}
