import { type CaretSide, dialledText } from "./dialled-text.ts";

/** Spaces the number in its field, focused or not. The caret, or the selection, stays at the same digits. Returns the field's text. */
export function spaceField(field: HTMLInputElement, side?: CaretSide): string {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const { text, caret } = dialledText(value, selectionStart ?? undefined, side);
  const end = dialledText(value, selectionEnd ?? undefined, side).caret;
  // React leaves a value that is there already, and so the caret.
  field.value = text;
  field.setSelectionRange(caret, end, selectionDirection ?? undefined);
  return text;
}
