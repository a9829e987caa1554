import * as z from "zod/mini";

/**
 * One drawn character: a letter, digit, punctuation mark or symbol. Blanks, joiners, marks without a letter and the
 * fillers that Unicode counts as letters or symbols (Hangul, Braille, hieroglyphs, notes) show nothing by themselves.
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/gu;

/** Counts the characters of a text that a reader can see. Never more than its code points. */
export function visibleLength(text: string): number {
  return text.match(visible)?.length ?? 0;
}

/** True when a reader can see something of a text. */
export function isFilled(text: string): boolean {
  return visibleLength(text) > 0;
}

interface Lengths {
  /** In visible characters. */
  shortest?: number;
  /** In UTF-16 units, as forms count. */
  longest: number;
}

/**
 * Text that must say something. It is kept as typed, except for surrounding blanks: joiners within it belong to the
 * spelling of names in several scripts.
 */
export const requiredText = (
  { shortest = 1, longest }: Lengths,
  missing: string,
  tooLong: string = missing,
) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.refine((text) => visibleLength(text) >= shortest, missing),
    z.maxLength(longest, tooLong),
  );
