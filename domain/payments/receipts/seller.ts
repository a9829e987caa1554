import { multiplyDivide } from "#contract/money/decimal.ts";

/** The seller as receipts name it. Texts are empty where there is nothing to say. */
export interface Seller {
  name: string;
  /** In lines. */
  address: string;
  taxNumber: string;
  /** The tax that each price includes, such as "VAT"; empty without a rate. */
  taxName: string;
  /** In millionths: 190,000 is 19 %. Null: prices include no tax. */
  taxRate_e6: number | null;
}

export interface SellerStore {
  /** The seller as an operator has set it; undefined before. */
  find(): Promise<Seller | undefined>;
  save(seller: Seller): Promise<void>;
}

/** The seller before an operator has set more than the name. */
export function sellerNamed(name: string): Seller {
  return { name, address: "", taxNumber: "", taxName: "", taxRate_e6: null };
}

/** Millionths of a rate in one percent. */
export const e6PerPercent = 10_000;
const whole_e6 = 100 * e6PerPercent;

/** The tax inside a price that includes it, rounded to the smallest unit: 1,000 at 19 % has 160. */
export function taxIncluded_minor(charge_minor: number, taxRate_e6: number): number {
  return multiplyDivide(charge_minor, taxRate_e6, whole_e6 + taxRate_e6, "nearest");
}
