/**
 * Marks that a reader may leave out of a word: those of Latin, Greek, Cyrillic, Hebrew, Arabic and Syriac, and the dot below of
 * Devanagari. The vowel signs of Indian and Thai scripts and the voicing marks of kana make other words.
 */
const accents = /(?=[\u0300-\u074f\u093c])\p{M}/gu;

/** Letters that Unicode does not take apart, though its order of letters (DUCET) holds them for other letters with an accent. */
const spellings: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ð: "d",
  ø: "o",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  œ: "oe",
};

/** Lower case without accents, in compatible characters taken apart (NFKD): "Zoë" is "zoe", "Łódź" is "lodz". */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(accents, "")
    .toLowerCase()
    .replace(/[ßæðøđħıłœ]/g, (letter) => spellings[letter] ?? letter);
}
