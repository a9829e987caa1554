import type { NumberOffer } from "#contract/calls/rented-numbers.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { CarrierNumbers } from "#domain/calls/carrier-numbers.ts";
import { type Carriers, carrierOf } from "#domain/calls/voice-carrier.ts";
import type { LedgerStore } from "#domain/ledger/ledger-store.ts";
import type { RelatedWallets } from "#domain/marks/mark-store.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Clock, Connection, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import type { NumberOfferStore } from "./number-offers.ts";
import type { RentedNumberStore } from "./rented-number-store.ts";

export interface RentStores {
  numbers: RentedNumberStore;
  offers: NumberOfferStore;
  ledger: LedgerStore;
  related: Pick<RelatedWallets, "readRelated">;
  outbox: Outbox;
}

export interface RentDeps {
  carriers: Carriers;
  /** The carrier of new numbers. */
  defaultCarrier: CarrierId;
  connection: Connection<RentStores>;
  transaction: Transaction<RentStores>;
  clock: Clock;
  /** Offers until an owner has set others. */
  firstOffers: readonly NumberOffer[];
  /** Time for which a wallet is new after its first payment. */
  newFor_s: number;
  publicUrl: string;
  operatorEmail: string;
  publish: Publish;
  /** Reports a number that needs attention to the operator. */
  report: (numberId: string, problem: string, cause?: unknown) => void;
}

/** The numbers of a carrier; undefined for a carrier that rents out none or is not configured. */
export function numbersOf(
  { carriers }: Pick<RentDeps, "carriers">,
  id: CarrierId,
): CarrierNumbers | undefined {
  return id in carriers ? carrierOf({ carriers }, id).rented : undefined;
}

/** The offers of an owner, or else those that the server was started with. */
export async function offersNow(
  { firstOffers }: Pick<RentDeps, "firstOffers">,
  { offers }: Pick<RentStores, "offers">,
): Promise<readonly NumberOffer[]> {
  return (await offers.find()) ?? firstOffers;
}
