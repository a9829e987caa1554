import { type ReactNode, useEffect } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

declare global {
  /**
   * Shows how to go on where a page cannot start, and reports the error, once: web/public/after-paint.js. Missing in
   * Vite's development server.
   */
  var failStart: ((error: unknown) => void) | undefined;
}

/** Parts of a served page may be taken over once it answers: the start is over with the first press after that. */
let state: "starting" | "answering" | "over" | "failed" = "starting";
const alarm = globalThis.failStart;

/** The page cannot start. What the server rendered stays. */
export function giveUpStart(error: unknown): void {
  state = "failed";
  alarm?.(error);
}

/** Errors outside React are not those of a start any more, and an alarm before was false. */
function endStart(): void {
  if (state === "failed") return;
  state = "answering";
  globalThis.failStart = () => undefined;
  removeSentence();
  const end = () => {
    if (state === "answering") state = "over";
  };
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, end, { once: true, capture: true });
}

function removeSentence(): void {
  const template = document.querySelector<HTMLTemplateElement>("template[data-failed]");
  // No alarm yet.
  if (!template || template.content.childElementCount > 0) return;
  for (const each of [...document.body.childNodes])
    if (template.title && each.nodeValue === template.title) each.remove();
  // The script that shows it better may still be on its way.
  template.title = "";
  document.querySelector("body > p[role=alert]")?.remove();
}

interface Menu {
  isOpen: boolean;
  hasFocus: boolean;
}

function menuIn(place: HTMLElement): Menu {
  const menu = place.querySelector("header details");
  return {
    isOpen: menu?.hasAttribute("open") ?? false,
    hasFocus: menu?.contains(document.activeElement) ?? false,
  };
}

/** Rendered with the first page, once its controls answer. A menu that was open in a frame is open in the page drawn anew. */
function Started({ menu }: { menu: Menu }) {
  useEffect(() => {
    endStart();
    const shown = document.querySelector<HTMLDetailsElement>("header details");
    if (menu.isOpen && shown) shown.open = true;
    if (menu.hasFocus) shown?.querySelector("summary")?.focus();
  }, [menu]);
  return null;
}

/** Renders the first page, or takes over the one that the server rendered, which comes back where React fails. */
export function renderFirst(place: HTMLElement, app: ReactNode, isInHtml: boolean): Root {
  const served = [...place.childNodes];
  const page = (
    <>
      {app}
      <Started menu={menuIn(place)} />
    </>
  );

  function giveUp(error: unknown): void {
    if (state !== "starting" && !(state === "answering" && isInHtml)) return;
    giveUpStart(error);
    if (!isInHtml) return;
    // React may be at work on the place.
    queueMicrotask(() => {
      root.unmount();
      place.replaceChildren(...served);
    });
  }

  const options = {
    onUncaughtError(error: unknown) {
      reportError(error);
      giveUp(error);
    },
    onCaughtError(error: unknown) {
      console.error(error);
      giveUp(error);
    },
    // React has drawn the page anew, so the error is for the operator alone.
    onRecoverableError(error: unknown) {
      reportError(error);
      if (state === "over" || state === "failed") return;
      alarm?.(error instanceof Error ? (error.cause ?? error) : error);
      removeSentence();
    },
  };
  const root = isInHtml ? hydrateRoot(place, page, options) : createRoot(place, options);
  if (!isInHtml) root.render(page);
  return root;
}
