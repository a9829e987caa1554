import type { NumberState } from "#contract/calls/rented-numbers.ts";
import type { UnwantedCalls } from "#contract/calls/unwanted-calls.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CallNumber, CarrierId } from "#domain/calls/call.ts";
import type { Greeting } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { ForwardTarget } from "./forward.ts";

/** A number of a user, as an incoming call asks for it. */
export interface CalledNumber {
  walletId: string;
  userId: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  carrier: CarrierId;
  number: E164;
  state: NumberState;
  /** 0 is free. */
  inboundPerMinute_mc: number;
  /** The caller ID that its calls go on to; null where they ring the pages. */
  forwardsTo: string | null;
  /** The price that its user agreed to, as text. */
  forwardRate: string | null;
}

export interface IncomingDeps {
  findNumber: (carrier: CarrierId, number: E164) => Promise<CalledNumber | undefined>;
  /** The verified numbers of a user to which calls may go on. */
  forwardTargets: (userId: string) => Promise<ForwardTarget[]>;
  /** The callers whom a user does not want to hear. */
  unwantedOf: (userId: string) => Promise<UnwantedCalls>;
  /** The greeting of a user whose callers leave messages; undefined where none is taken now. */
  greetingOf: (carrier: CarrierId, user: WalletUser) => Promise<Greeting | undefined>;
  /** Notes that the caller of a call is asked for a message, which is then looked for where no report of it comes. */
  awaitMessage: (
    call: { carrier: CarrierId; providerCallId: string; from: CallNumber },
    userId: string,
  ) => Promise<void>;
  /** True while a number of the user rings. */
  isCallable: (user: WalletUser) => Promise<boolean>;
  /** The living sessions of a user, those used last first, at most as many as one call rings. */
  sessionsOf: (userId: string) => Promise<string[]>;
}
