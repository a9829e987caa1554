import type { AuditFinding } from "#domain/ledger/ledger-store.ts";

/** What database, card provider, carrier and mailboxes say once the jobs are through. */
export interface Found {
  /** Addresses of which a sign-up's mail came. */
  mailed: ReadonlySet<string>;
  /** Addresses that logged in with the password of their sign-up. */
  loggedIn: ReadonlySet<string>;
  /** Payments in the database; `posted_mc` lists what their transfers moved. */
  payments: readonly { ref: string; credits_mc: number; posted_mc: readonly number[] }[];
  /** What the card provider has charged: its ids of the paid intents. */
  charged: readonly string[];
  /** Calls in the database; `posted_mc` lists what their transfers moved. */
  calls: readonly {
    providerCallId: string;
    open: boolean;
    cost_mc: number | null;
    posted_mc: readonly number[];
  }[];
  /** Ids of the calls that were answered, by the carrier's record. */
  answered: readonly string[];
  /** Wallets whose balance less its holds is below the floor. */
  belowFloor: readonly string[];
  audit: readonly AuditFinding[];
  /** Mails that wait or were given up. */
  unsentMails: number;
}
