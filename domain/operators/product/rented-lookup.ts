import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import type { ChargedCalls } from "#domain/operators/people/user-lookup.ts";

export interface RentedList {
  numbers: (Pick<
    RentedNumber,
    "id" | "userId" | "number" | "country" | "kind" | "state" | "monthly_mc" | "paidUntil"
  > & {
    email: string;
    isForwarded: boolean;
  })[];
  /** Sum of the monthly prices of all numbers that are paid. */
  paid_mc: number;
}

/** The numbers of all wallets, as operators read them. */
export interface RentedLookup {
  /** Rents by the day (UTC) of the charge and country, as rows without calls. */
  charged(since: Date, until: Date): Promise<ChargedCalls[]>;
  /** Those that are not released, the newest first. */
  list(userId: string | undefined, limit: number): Promise<RentedList>;
}
