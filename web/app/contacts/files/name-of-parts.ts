import { isFilled } from "#contract/required-text.ts";

/**
 * A name in the order in which its readers write it: the family name comes first in Chinese, Japanese and Korean. A name in katakana
 * alone is a foreign one, which keeps its own order.
 */
export function nameOfParts(given: readonly string[], family: readonly string[]): string {
  const [givenName, familyName] = [given, family].map((parts) => parts.filter(isFilled).join(" "));
  const isEastAsian = [givenName, familyName].every((part = "") => eastAsian.test(part));
  const order = isEastAsian ? [familyName, givenName] : [givenName, familyName];
  return order.filter((part = "") => part !== "").join(" ");
}

const eastAsian =
  /^(?!\p{Script=Katakana}+$)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;
