/** A carrier's price of a minute to the numbers that begin with a prefix, for calls from our number. */
export interface CarrierPrice {
  /** Digits of an E.164 number without the plus. */
  prefix: string;
  /** The carrier's words for these numbers, such as "United Kingdom - Mobile". */
  name: string;
  perMinute_usd_e6: number;
}

/**
 * Reads a carrier's whole price list, each prefix once.
 * @throws CarrierPricesError
 */
export type ReadCarrierPrices = () => Promise<CarrierPrice[]>;

/** A carrier's price list cannot be used; the message says why. */
export class CarrierPricesError extends Error {
  override name = "CarrierPricesError";
}
