import { useEffect } from "react";
import { endStart } from "./start-errors.ts";

declare global {
  /**
   * Ends the holding of presses and choices, and returns what was held: web/public/early-press.js, which runs before the
   * first paint. Missing where an older page was kept.
   */
  var takeEarlyPress: (() => EarlyPress) | undefined;
}

interface EarlyPress {
  /** The last pressed button, and which of how many it was. */
  pressed: { button: HTMLButtonElement; index: number; count: number } | null;
  /** The lists in which something was chosen, with its value, and the chosen ones of some buttons. */
  chosen: ReadonlyMap<HTMLSelectElement | HTMLInputElement, string>;
}

let opened: Element | null = null;
let hadFocus = false;
const openableMenu = "header details";

/** Remembers ahead of the first render which menu is open. It opens without code. */
export function rememberOpenMenu(): void {
  opened = document.querySelector(`${openableMenu}[open]`);
  hadFocus = opened?.contains(document.activeElement) ?? false;
}

/** Repeats what was pressed or chosen too early. From here on the page's code answers. */
function repeatEarlyPress(): void {
  endStart();
  const early = globalThis.takeEarlyPress?.();
  openAgain();
  for (const [control, value] of early?.chosen ?? []) choose(control, value);
  if (early?.pressed) inShownPage(early.pressed)?.click();
}

function choose(control: HTMLSelectElement | HTMLInputElement, value: string): void {
  if (control instanceof HTMLInputElement) {
    // A press of one that is chosen already would change nothing.
    control.checked = false;
    control.click();
    return;
  }
  control.value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The pressed button, or the one in its place where the code has drawn the page anew. */
function inShownPage({ button, index, count }: NonNullable<EarlyPress["pressed"]>): HTMLElement | undefined {
  if (button.isConnected) return button;
  const shown = document.querySelectorAll("button");
  return shown.length === count ? shown[index] : undefined;
}

/** A user's page is drawn anew by its code, with a closed menu. */
function openAgain(): void {
  if (opened === null || opened.isConnected) return;
  const menu = document.querySelector<HTMLDetailsElement>(openableMenu);
  if (menu) menu.open = true;
  if (hadFocus) menu?.querySelector("summary")?.focus();
  opened = null;
}

/** Rendered with the first page, once its buttons answer. */
export function Answering() {
  useEffect(repeatEarlyPress, []);
  return null;
}
