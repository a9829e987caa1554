/** Rules of card numbers, dates and codes, shared by the payment form and the API. */

export type CardBrand =
  | "visa"
  | "mastercard"
  | "amex"
  | "discover"
  | "diners"
  | "jcb"
  | "unionpay"
  | "unknown";

interface BrandRule {
  brand: CardBrand;
  prefix: RegExp;
  lengths: readonly number[];
  cvcLength: number;
  /** Positions at which the number is split into groups for reading. */
  groups: readonly number[];
}

const byFours = [4, 4, 4, 4, 3];
const brandRules: readonly BrandRule[] = [
  { brand: "amex", prefix: /^3[47]/, lengths: [15], cvcLength: 4, groups: [4, 6, 5] },
  { brand: "diners", prefix: /^3(?:0[0-5]|[689])/, lengths: [14, 16], cvcLength: 3, groups: [4, 6, 4, 2] },
  { brand: "jcb", prefix: /^35/, lengths: [16], cvcLength: 3, groups: byFours },
  { brand: "visa", prefix: /^4/, lengths: [16], cvcLength: 3, groups: byFours },
  { brand: "mastercard", prefix: /^(?:5[1-5]|2[2-7])/, lengths: [16], cvcLength: 3, groups: byFours },
  { brand: "discover", prefix: /^6(?:011|4[4-9]|5)/, lengths: [16], cvcLength: 3, groups: byFours },
  { brand: "unionpay", prefix: /^62/, lengths: [16, 19], cvcLength: 3, groups: byFours },
];
const unknownBrand: BrandRule = {
  brand: "unknown",
  prefix: /^/,
  lengths: [16],
  cvcLength: 3,
  groups: byFours,
};

/** The rules of the brand that a number belongs to, complete or not. */
export function brandRule(digits: string): BrandRule {
  return brandRules.find((rule) => rule.prefix.test(digits)) ?? unknownBrand;
}

/** Checks the last digit (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Reads a two-digit year as one of this century; other years stay as written. */
export function fullYear(year: number): number {
  return year < 100 ? 2_000 + year : year;
}

/** A card is valid until the end of its month. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getFullYear() * 12 + now.getMonth() + 1;
}
