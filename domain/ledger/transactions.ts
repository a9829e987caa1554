import { incomingDestination } from "#contract/calls/call-status.ts";
import { asMessage, type DestinationValue, type Message, message } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { rechargeEndMessages } from "#contract/messages/recharge-messages.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { creditsFromMillicredits, millicreditsPerCredit } from "#contract/money/money.ts";
import type { RechargeEnd } from "#contract/money/recharge-states.ts";
import type { Transaction } from "#contract/money/wallet.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Cursor } from "#contract/paging.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { say } from "#words/say.ts";
import type { VisibleWallet } from "./viewer.ts";

export interface TransactionQuery {
  limit: number;
  before?: Cursor | undefined;
  type?: Transaction["type"] | undefined;
}

interface Entry {
  /** The payment's or call's own id; for a refund or dispute, the transfer's id. */
  id: string;
  createdAt: Date;
  /** Credits that moved, or would have moved: negative when they left the wallet. */
  credits_mc: number;
}

/** A purchase by card, credited or not. */
export interface PurchaseEntry extends Entry {
  kind: "purchase";
  /** True for a purchase of automatic recharge. */
  byRule: boolean;
  status: Transaction["status"];
  /** Reason why the product ended an unpaid purchase. */
  endedBecause: keyof typeof messages.transactions.purchaseEnded | null;
  /** The change or the end of the rule by which its purchase ended; null for another purchase, and where it is not known. */
  ruleEnd: RechargeEnd | "changed" | null;
  /** True when the purchase failed because a bank refused its last card. */
  declined: boolean;
  /** The user who can finish a purchase that the bank wants confirmed; null for any other. */
  finisher: string | null;
  amount_minor: number;
  currency: Currency;
}

/** Money that went back to the card, or returned from there. */
export interface ReturnEntry extends Entry {
  kind: "refund" | "dispute";
  /** `pending` while money is on its way to the card, `failed` when it did not get there; its credits have moved all the same. */
  status: Transaction["status"];
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

/** A month of a rented number. */
export interface RentEntry extends Entry {
  kind: "rent";
  /** As of a call; null for a reader who may not see it. */
  number: string | null;
}

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

/** A call of another member, or the charge of one given back: the number stays with its caller. */
export interface MemberCallEntry extends Entry {
  kind: "member_call" | "member_bad_line";
  /** The caller's name; empty once their account is deleted. */
  caller: string;
}

export type TransactionEntry =
  | PurchaseEntry
  | ReturnEntry
  | CallEntry
  | RentEntry
  | AdjustmentEntry
  | DebtEntry
  | BadLineEntry
  | MemberCallEntry;

export interface TransactionPage {
  /** Newest first. */
  entries: TransactionEntry[];
  /** The cursor of the next page; undefined at the end of the history. */
  next: Cursor | undefined;
}

/** The transfers of a wallet that a reader sees, and its purchases without a transfer. */
export interface TransactionView {
  /**
   * A cursor rather than a page number joins the pages, so that new transactions do not shift entries between pages.
   */
  list(wallet: VisibleWallet, query: TransactionQuery): Promise<TransactionPage>;
}

/**
 * A transaction on the wire, its description also worded in the language of the moment. The amount of a call or an
 * adjustment is the value of its credits in USD.
 */
export function toTransaction(entry: TransactionEntry): Transaction {
  const message = asMessage(describe(entry));
  return {
    id: entry.id,
    createdAt: entry.createdAt.toISOString(),
    type: types[entry.kind],
    description: say(message),
    message,
    number: "number" in entry && entry.number !== null ? e164Schema.safeParse(entry.number).data : undefined,
    ...moneyOf(entry),
    ...outcomeOf(entry),
  };
}

/** A transaction for one user, who alone can finish the purchases of their own rule. */
export function transactionFor(readerId: string) {
  return (entry: TransactionEntry): Transaction => {
    const isReaders = entry.kind === "purchase" && entry.finisher === readerId;
    return isReaders ? { ...toTransaction(entry), toFinish: true } : toTransaction(entry);
  };
}

/** A purchase that failed brought no credits, although its description names those that it was for. */
function outcomeOf(entry: TransactionEntry): Pick<Transaction, "credits" | "status" | "reason"> {
  const credits = creditsFromMillicredits(entry.credits_mc);
  if (!("status" in entry)) return { credits, status: "completed" };
  if (entry.kind !== "purchase") return { credits, status: entry.status };
  if (entry.status !== "failed") return { credits, status: entry.status };
  return { credits: 0, status: "failed", reason: entry.declined ? "declined" : undefined };
}

const types = {
  purchase: "purchase",
  refund: "refund",
  dispute: "refund",
  call: "call",
  rent: "usage",
  member_call: "call",
  bad_line: "adjustment",
  member_bad_line: "adjustment",
  adjustment: "adjustment",
  debt: "adjustment",
} as const satisfies Record<TransactionEntry["kind"], Transaction["type"]>;

function describe(entry: TransactionEntry): Message | string {
  const words = messages.transactions;
  const isTaken = entry.credits_mc < 0;
  switch (entry.kind) {
    case "purchase":
      return describePurchase(entry);
    case "refund":
      return isTaken ? words.refund : words.refundReturned;
    case "dispute":
      return isTaken ? words.dispute : words.disputeReturned;
    case "call":
      return entry.destination === incomingDestination
        ? words.incomingCall(entry.number)
        : words.call(placeOf(entry), entry.number);
    case "rent":
      return entry.number === null ? numberMessages.usageOfOther : numberMessages.usage(entry.number);
    case "bad_line":
      return words.badLine(placeOf(entry), entry.number);
    case "member_call":
      return words.memberCall(entry.caller || words.formerMember);
    case "member_bad_line":
      return words.memberBadLine(entry.caller || words.formerMember);
    case "adjustment":
      return isTaken ? words.adjustmentTaken : words.adjustment;
    case "debt":
      return isTaken ? words.debtPaid : words.debtReceived;
  }
}

function describePurchase({ byRule, credits_mc, endedBecause, ruleEnd }: PurchaseEntry): Message {
  const words = messages.transactions;
  const credits = creditsFromMillicredits(credits_mc);
  const bought = byRule ? words.purchaseByRule(credits) : words.purchase(credits);
  if (endedBecause === null) return bought;
  if (!byRule) return words.purchaseEnded[endedBecause](bought);
  if (endedBecause !== "replaced" || ruleEnd === null) {
    return { ...words.purchaseEnded, ...words.rechargeEnded }[endedBecause](bought);
  }
  return ruleEnd === "changed"
    ? words.rechargeEnded.changed(bought)
    : words.rechargeOver(bought, message(rechargeEndMessages[ruleEnd]));
}

function placeOf({ country, destination }: CallEntry | BadLineEntry): DestinationValue {
  return { country, destination };
}

function moneyOf(entry: TransactionEntry): Pick<Transaction, "amount" | "currency"> {
  if (entry.kind === "purchase" || entry.kind === "refund" || entry.kind === "dispute") {
    const { amount_minor, currency } = entry;
    return { amount: amountFromMinor(amount_minor, currency), currency };
  }
  return { amount: entry.credits_mc / (millicreditsPerCredit * creditsPerUsd()), currency: "USD" };
}
