let isWaiting = false;
let repeat = () => {};
const typed = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
const watchers = { click: rememberClick, keydown: rememberEnter, input: rememberText } as const;

/**
 * Until the code of a rendered page is here, its buttons do nothing, and its forms begin empty once the code arrives.
 * This remembers what was typed, and the last press of a button or of Enter, for `repeatEarlyPress`.
 */
export function rememberEarlyPress(): void {
  isWaiting = true;
  document.addEventListener("click", watchers.click, true);
  document.addEventListener("keydown", watchers.keydown, true);
  document.addEventListener("input", watchers.input, true);
}

/** Types and presses again what came too early. */
export function repeatEarlyPress(): void {
  if (!isWaiting) return;
  isWaiting = false;
  document.removeEventListener("click", watchers.click, true);
  document.removeEventListener("keydown", watchers.keydown, true);
  document.removeEventListener("input", watchers.input, true);
  for (const [field, text] of typed) typeAgain(field, text);
  repeat();
}

function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (!field.isConnected) return;
  // The prototype's setter: React looks at its own one to see whether a value is new.
  const prototype = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function rememberText({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    typed.set(target, target.value);
  }
}

function rememberClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest("main button") : null;
  if (button instanceof HTMLButtonElement) repeat = () => button.isConnected && button.click();
}

function rememberEnter({ key, target }: KeyboardEvent): void {
  const form = key === "Enter" && target instanceof HTMLInputElement ? target.form : null;
  if (form) repeat = () => form.isConnected && form.requestSubmit();
}
