/**
 * Credits are counted in millicredits (mc): safe integers, 1 credit = 1000 mc.
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
