import type { CurrentCall } from "./use-seconds-left.ts";

interface CallWindows {
  readonly window: Window | null;
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

declare global {
  /** https://wicg.github.io/document-picture-in-picture/, which Chromium alone has. */
  var documentPictureInPicture: CallWindows | undefined;
}

/**
 * Opens the call in a small window above all others, from a press or where the browser asks for it; undefined where the
 * browser has no such windows.
 */
export function callWindowOpener(call: CurrentCall): (() => void) | undefined {
  const windows = globalThis.documentPictureInPicture;
  return windows && (() => void open(windows, call).catch(() => undefined));
}

async function open(windows: CallWindows, call: CurrentCall): Promise<void> {
  const opened = await windows.requestWindow({ width: 300, height: 220 });
  const stopFollowing = followLook(opened.document.documentElement);
  // The page's own style sheet stands in its document.
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]")) {
    opened.document.head.append(opened.document.importNode(sheet, true));
  }
  const { showCall } = await import("./call-window.tsx");
  const leave = showCall(opened.document.body, call);
  for (const end of [stopFollowing, leave]) opened.addEventListener("pagehide", end, { once: true });
}

/** Gives another window's page this page's language, direction and theme, and each change of them. */
function followLook(its: HTMLElement): () => void {
  const own = document.documentElement;
  const names = ["lang", "dir", "data-theme"];
  const follow = () => {
    for (const name of names) {
      const value = own.getAttribute(name);
      if (value === null) its.removeAttribute(name);
      else its.setAttribute(name, value);
    }
  };
  follow();
  const changes = new MutationObserver(follow);
  changes.observe(own, { attributeFilter: names });
  return () => changes.disconnect();
}

export function closeCallWindow(): void {
  globalThis.documentPictureInPicture?.window?.close();
}
