/** The side of a space where the caret goes: deleting forwards must not stop before a space. */
export type CaretSide = "before" | "after";

/** Puts the spaced text into the field, focused or not. The caret, or the selection, stays at the same digits. */
export function spaceField(field: HTMLInputElement, text: string, side?: CaretSide): void {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const [start, end] = [selectionStart, selectionEnd].map((caret) =>
    caretIn(text, value.slice(caret ?? value.length), side),
  );
  // React leaves a value that is there already, and so the caret.
  field.value = text;
  field.setSelectionRange(start ?? 0, end ?? 0, selectionDirection ?? undefined);
}

/** The place in the text that as many digits follow as there are in `behind`. */
export function caretIn(text: string, behind: string, side: CaretSide = "before"): number {
  const following = significant(behind).length;
  let place = text.length;
  while (place > 0 && significant(text.slice(place)).length < following) place -= 1;
  if (side === "before") while (text[place - 1] === " ") place -= 1;
  return place;
}

function significant(text: string): string {
  return text.replace(/[^\p{L}\p{Nd}*#,;]/gu, "");
}
