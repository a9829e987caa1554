declare global {
  /** The presses that web/public/early-press.js has kept; undefined once they are read. */
  var earlyEvents: Event[] | undefined;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let isWaiting = false;
let repeat = () => {};
const changed = new Map<Field, string>();
const watchers = { click: rememberClick, keydown: rememberEnter, input: rememberText } as const;

/**
 * Until the code of a rendered page is here, its buttons do nothing, and its forms begin empty once the code arrives.
 * This remembers what was typed and chosen, and the last press of a button or of Enter, for `repeatEarlyPress`.
 * Returns whether the reader has touched the page already, before this code was here.
 */
export function rememberEarlyPress(): boolean {
  isWaiting = true;
  document.addEventListener("click", watchers.click, true);
  document.addEventListener("keydown", watchers.keydown, true);
  document.addEventListener("input", watchers.input, true);
  for (const field of document.querySelectorAll("main :is(input, textarea, select)")) {
    if (isField(field) && field.value !== valueInHtml(field)) changed.set(field, field.value);
  }
  const early = globalThis.earlyEvents ?? [];
  globalThis.earlyEvents = undefined;
  for (const event of early) {
    if (event instanceof KeyboardEvent) rememberEnter(event);
    else rememberClick(event);
  }
  return early.length > 0 || changed.size > 0 || document.activeElement?.closest("main input") != null;
}

/** Types, chooses and presses again what came too early. */
export function repeatEarlyPress(): void {
  if (!isWaiting) return;
  isWaiting = false;
  document.removeEventListener("click", watchers.click, true);
  document.removeEventListener("keydown", watchers.keydown, true);
  document.removeEventListener("input", watchers.input, true);
  for (const [field, text] of changed) changeAgain(field, text);
  repeat();
}

function changeAgain(field: Field, text: string): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLSelectElement) {
    field.value = text;
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd } = field;
  // React notes what its own setter sets, and answers to an event only if the field then has another value.
  field.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function isField(target: unknown): target is Field {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox" && target.type !== "radio";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function valueInHtml(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? "";
}

function rememberText({ target }: Event): void {
  if (isField(target)) changed.set(target, target.value);
}

function rememberClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest("main button") : null;
  if (button instanceof HTMLButtonElement) repeat = () => button.isConnected && button.click();
}

function rememberEnter({ key, target }: KeyboardEvent): void {
  const form = key === "Enter" && target instanceof HTMLInputElement ? target.form : null;
  if (form) repeat = () => form.isConnected && form.requestSubmit();
}
