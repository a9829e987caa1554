/**
 * Marks that a reader may leave out of a word: those of Latin, Greek, Cyrillic, Hebrew, Arabic and Syriac, and the dot below of
 * Devanagari. The vowel signs of Indian and Thai scripts and the voicing marks of kana make other words.
 */
const accents = /(?=[\u0300-\u074f\u093c])\p{M}/gu;

/** Text without its accents, in compatible characters taken apart (NFKD): "Zoë" is "Zoe". */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(accents, "");
}
