import type { NumberKind, NumberState } from "#contract/calls/rented-numbers.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CarrierId } from "#domain/calls/call.ts";

/** A carrier's number that a user rents and pays from the wallet. */
export interface RentedNumber {
  walletId: string;
  /** Made by the browser; the carrier's friendly name of the number. */
  id: string;
  /** The user whose pages ring. */
  userId: string;
  carrier: CarrierId;
  number: E164;
  /** ISO 3166-1 alpha-2. */
  country: string;
  kind: NumberKind;
  /** The carrier's id; null until the carrier has given it. */
  providerNumberId: string | null;
  /** In `buying` the first month is held; from `releasing` on the number is no longer the user's. */
  state: NumberState;
  /** The agreed prices; 0 is free. */
  monthly_mc: number;
  inboundPerMinute_mc: number;
  /** The caller ID of its user that its calls go on to; null where they ring the pages. */
  forwardsTo: string | null;
  /** The price that its user agreed to for that, by `writeShownRate`. */
  forwardRate: string | null;
  createdAt: Date;
  /** The first month begins then. */
  boughtAt: Date | null;
  monthsPaid: number;
  paidUntil: Date | null;
  /** Days before the renewal of this month's last mail that the credits do not cover it. */
  warnedDays: number | null;
  releasedAt: Date | null;
  /** When a node looks at it next; null once it is released. */
  dueAt: Date | null;
  /** Requests to the carrier in vain since the last change of state. */
  tries: number;
}

/** The part of a number that an incoming call asks for. */
export type CalledNumber = Pick<
  RentedNumber,
  | "walletId"
  | "userId"
  | "id"
  | "carrier"
  | "number"
  | "country"
  | "state"
  | "inboundPerMinute_mc"
  | "forwardsTo"
  | "forwardRate"
>;
