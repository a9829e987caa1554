import { formatDecimal, tn } from "#words/translate.ts";

/**
 * Credits are counted in millicredits (mc): safe integers, 1 credit = 1000 mc = 0.10 USD.
 * The wire and the screen speak credits, decimals with at most three places.
 */

export const millicreditsPerCredit = 1_000;

export function creditsFromMillicredits(amount_mc: number): number {
  return amount_mc / millicreditsPerCredit;
}

/**
 * Credits to millicredits: 1.5 -> 1500.
 * @throws RangeError when the amount is not a multiple of 0.001 or leaves the safe integers.
 */
export function millicreditsFromCredits(credits: number): number {
  const amount_mc = Math.round(credits * millicreditsPerCredit);
  if (!Number.isSafeInteger(amount_mc) || amount_mc / millicreditsPerCredit !== credits) {
    throw new RangeError(`${credits} is not a whole number of millicredits`);
  }
  return amount_mc;
}

/** Formats credits for the user: 1234.5 -> "1,234.5", at most three decimal places. */
export const formatCredits: (credits: number) => string = formatDecimal;

/** "1 credit", "0.3 credits". */
export function creditsInWords(credits: number): string {
  return tn(credits, "{n} credit", "{n} credits", { n: formatCredits(credits) });
}
