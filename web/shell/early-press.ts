let pressed: HTMLButtonElement | null = null;
let opened: Element | null = null;
let hadFocus = false;
const openableMenu = "header details";

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest("button") : null;
  if (button) pressed = button;
}

/** Remembers the last press of a button that the server has sent, until its code answers. Enter presses one too. */
export function rememberEarlyPress(): void {
  document.addEventListener("click", remember, true);
}

/** From here on React answers presses: one ahead of its first render makes it render at once. */
export function endEarlyPresses(): void {
  document.removeEventListener("click", remember, true);
  opened = document.querySelector(`${openableMenu}[open]`);
  hadFocus = opened?.contains(document.activeElement) ?? false;
}

/** Presses again what was pressed too early. */
export function repeatEarlyPress(): void {
  if (pressed?.isConnected) pressed.click();
  pressed = null;
  openAgain();
}

/** The menu, which opens without code. A user's page is drawn anew by its code, with a closed one. */
function openAgain(): void {
  if (opened === null || opened.isConnected) return;
  const menu = document.querySelector<HTMLDetailsElement>(openableMenu);
  if (menu) menu.open = true;
  if (hadFocus) menu?.querySelector("summary")?.focus();
  opened = null;
}
