import { subscribeToLanguage } from "#web/lib/language.ts";
import type { ShownCall } from "./call-window.tsx";

interface CallWindows {
  readonly window: Window | null;
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

declare global {
  /** https://wicg.github.io/document-picture-in-picture/, which Chromium alone has. */
  var documentPictureInPicture: CallWindows | undefined;
}

/** The browser's windows that stay above all others; undefined where it has none. */
export function callWindows(): CallWindows | undefined {
  return globalThis.documentPictureInPicture;
}

/** Opens the call in a small window above all others. Call it from a press, or where the browser asks for it. */
export async function openCallWindow(shown: ShownCall): Promise<void> {
  const opened = await callWindows()?.requestWindow({ width: 300, height: 220 });
  if (!opened) return;
  const own = document.documentElement;
  const its = opened.document.documentElement;
  const followLanguage = () => Object.assign(its, { lang: own.lang, dir: own.dir });
  followLanguage();
  const stopFollowing = subscribeToLanguage(followLanguage);
  Object.assign(its.dataset, own.dataset);
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    const copy = opened.document.createElement("link");
    copy.rel = "stylesheet";
    copy.href = sheet.href;
    opened.document.head.append(copy);
  }
  const { showCall } = await import("./call-window.tsx");
  const leave = showCall(opened.document.body, shown);
  for (const end of [stopFollowing, leave]) opened.addEventListener("pagehide", end, { once: true });
}

export function closeCallWindow(): void {
  callWindows()?.window?.close();
}
