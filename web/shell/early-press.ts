let pressed: HTMLButtonElement | null = null;

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
}

/** Presses again what was pressed too early. */
export function repeatEarlyPress(): void {
  if (pressed?.isConnected) pressed.click();
  pressed = null;
}
