import type { NumberKind } from "#contract/calls/rented-numbers.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";

export interface NumberSearch {
  country: string;
  kind: NumberKind;
  /** Three digits; of the United States and Canada alone. */
  areaCode?: string | undefined;
  locality?: string | undefined;
  /** Digits anywhere in the number. */
  digits?: string | undefined;
  limit: number;
}

export interface AvailableNumber {
  number: E164;
  country: string;
  /** City and region, as far as the carrier says. */
  place: string;
  /** True where the law asks for the address or papers of the number's user. */
  needsDocuments: boolean;
}

export interface NumberOrder {
  /** Our id of the number, by which the carrier finds it again. */
  id: string;
  number: E164;
  /** The carrier's ids of an address and of papers that the operator has registered there. */
  addressRef?: string | undefined;
  documentsRef?: string | undefined;
}

export interface OwnedNumber {
  providerNumberId: string;
  number: E164;
  /** Our id, for a number that was bought here. */
  id: string | undefined;
}

/**
 * Numbers that a carrier rents out. Every request ends within seconds, and throws a CarrierError when the carrier gives no usable
 * answer.
 */
export interface CarrierNumbers {
  search(search: NumberSearch): Promise<AvailableNumber[]>;
  /**
   * Buys a number and has its calls ask our webhook; the carrier's id of it. `taken` when it is not available any more, `refused`
   * when the carrier wants something for it that it was not given. Of a CarrierError it is not known if the number was bought.
   */
  buy(order: NumberOrder): Promise<{ providerNumberId: string } | "taken" | "refused">;
  /** The number that was bought under our id. */
  find(id: string): Promise<OwnedNumber | undefined>;
  /** Gives a number back. Also resolves when the carrier does not know it. */
  release(providerNumberId: string): Promise<void>;
  /** All numbers of the account. */
  list(): Promise<OwnedNumber[]>;
}
