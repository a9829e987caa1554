import { creditsPerUsd } from "#contract/constants.ts";
import type { Currency } from "#contract/currencies.ts";
import { messages } from "#contract/messages.ts";
import { creditsFromMillicredits, millicreditsPerCredit } from "#contract/money.ts";
import type { Cursor } from "#contract/paging.ts";
import { e164Schema } from "#contract/phone-number.ts";
import type { Transaction } from "#contract/wallet.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { say } from "#words/say.ts";

export interface TransactionQuery {
  limit: number;
  /** Returns only transactions older than this cursor. */
  before?: Cursor | undefined;
  type?: Transaction["type"] | undefined;
}

interface Entry {
  /** The payment's or call's own id; for a refund or dispute, the transfer's id. */
  id: string;
  createdAt: Date;
  /** What moved, or would have moved: negative for credits that left the wallet. */
  credits_mc: number;
}

/** A purchase by card, credited or not. */
export interface PurchaseEntry extends Entry {
  kind: "purchase";
  status: Transaction["status"];
  /** Why the product ended an unpaid purchase. */
  endedBecause: keyof typeof messages.transactions.purchaseEnded | null;
  amount_minor: number;
  currency: Currency;
}

/** Money that went back to the card, or returned from there. */
export interface ReturnEntry extends Entry {
  kind: "refund" | "dispute";
  amount_minor: number;
  currency: Currency;
}

export interface CallEntry extends Entry {
  kind: "call";
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The tariff's name, in English. */
  destination: string;
  /** E.164; with its last digits erased when the caller has deleted their account. */
  number: string;
}

/** Credits that an operator gave or took. */
export interface AdjustmentEntry extends Entry {
  kind: "adjustment";
}

/** A debt of one account, paid by another one of the same person: negative for the account that pays. */
export interface DebtEntry extends Entry {
  kind: "debt";
}

/** The charge of a call whose line was bad, given back. */
export interface BadLineEntry extends Entry {
  kind: "bad_line";
  country: string;
  destination: string;
  number: string;
}

export type TransactionEntry =
  | PurchaseEntry
  | ReturnEntry
  | CallEntry
  | AdjustmentEntry
  | DebtEntry
  | BadLineEntry;

export interface TransactionPage {
  /** Newest first. */
  entries: TransactionEntry[];
  /** The cursor of the next page; undefined at the end of the history. */
  next: Cursor | undefined;
}

/** The transfers of a wallet, and its purchases without a transfer. */
export interface TransactionView {
  /**
   * A cursor rather than a page number joins the pages, so that new transactions do not shift entries between pages.
   */
  list(walletId: string, query: TransactionQuery): Promise<TransactionPage>;
}

/** A transaction on the wire. The amount of a call or an adjustment is the value of its credits in USD. */
export function toTransaction(entry: TransactionEntry): Transaction {
  const credits = creditsFromMillicredits(entry.credits_mc);
  const common = { id: entry.id, createdAt: entry.createdAt.toISOString(), credits };
  if (entry.kind === "call" || entry.kind === "bad_line") {
    const [type, describe] =
      entry.kind === "call"
        ? (["call", messages.transactions.call] as const)
        : (["adjustment", messages.transactions.badLine] as const);
    const { country, destination } = entry;
    const description = say(describe({ country, destination }, entry.number));
    const number = e164Schema.safeParse(entry.number).data;
    const amount = usdOf(entry);
    return { ...common, type, description, number, amount, currency: "USD", status: "completed" };
  }
  if (entry.kind === "adjustment" || entry.kind === "debt") {
    const [taken, given] =
      entry.kind === "debt"
        ? (["debtPaid", "debtReceived"] as const)
        : (["adjustmentTaken", "adjustment"] as const);
    const description = say(messages.transactions[credits < 0 ? taken : given]);
    const type = "adjustment" as const;
    return { ...common, type, description, amount: usdOf(entry), currency: "USD", status: "completed" };
  }
  const money = { amount: amountFromMinor(entry.amount_minor, entry.currency), currency: entry.currency };
  if (entry.kind === "purchase") {
    const { purchase, purchaseEnded } = messages.transactions;
    const bought = purchase(credits);
    const description = say(entry.endedBecause === null ? bought : purchaseEnded[entry.endedBecause](bought));
    return { ...common, ...money, type: "purchase", description, status: entry.status };
  }
  const movement = entry.credits_mc < 0 ? entry.kind : (`${entry.kind}Returned` as const);
  const description = say(messages.transactions[movement]);
  return { ...common, ...money, type: "refund", description, status: "completed" };
}

function usdOf({ credits_mc }: Entry): number {
  return credits_mc / (millicreditsPerCredit * creditsPerUsd);
}
