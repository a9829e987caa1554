import type { CallHistoryItem, CallQualityReport } from "#contract/calls/call-history.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { receiptNumber } from "#contract/money/receipts.ts";
import type { Cursor } from "#contract/paging.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Call } from "#domain/calls/call.ts";
import type { CallKey } from "#domain/calls/call-store.ts";
import {
  type BadLineDeps,
  type BadLineStores,
  creditBadLine,
  reportBadLine,
} from "#domain/calls/lines/credit-bad-line.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Transaction } from "#domain/runtime.ts";
import { refusalOf } from "./call-receipt.ts";

export interface CallHistoryEntry extends Call {
  answeredAt: Date | null;
  endedAt: Date | null;
  quality: CallQualityReport | null;
  /** Credits given back because the line was bad; null when none were. */
  lineCredit_mc: number | null;
}

export interface CallHistoryQuery {
  limit: number;
  before?: Cursor | undefined;
  from?: string | undefined;
  to?: string | undefined;
  country?: string | undefined;
  /** With `numbers`: calls whose number has these digits, or is one of them. */
  digits?: string | undefined;
  /** Between commas. */
  numbers?: string | undefined;
}

export interface CallHistoryPage {
  /** Newest first. */
  calls: CallHistoryEntry[];
  /** The cursor of the next page; undefined at the end of the history. */
  next: Cursor | undefined;
}

/** A user's own calls. Another user's call is not found. */
export interface CallHistory {
  list(user: WalletUser, query: CallHistoryQuery): Promise<CallHistoryPage>;
  /** By our id, or by the carrier's id of the caller's leg. */
  find(user: WalletUser, id: string): Promise<CallHistoryEntry | undefined>;
  /** Stores the first report of a call; false when it has one. */
  addQuality(call: CallKey, quality: CallQualityReport, at: Date): Promise<boolean>;
}

export interface QualityDeps extends Omit<BadLineDeps, "transaction"> {
  transaction: Transaction<BadLineStores & { history: CallHistory }>;
}

/**
 * Stores the media quality of a call as its caller's browser measured it. No charge depends on it; a bad line may give
 * the charge back, within limits. The first report stays, and sending it again gives the same answer.
 * Refuses `call_not_found`, and `idempotency_conflict` for a different report.
 */
export async function keepQuality(
  deps: QualityDeps,
  user: WalletUser,
  callId: string,
  quality: CallQualityReport,
): Promise<CallQualityReport | Refusal> {
  const at = deps.clock.now();
  const saved = await deps.transaction(async ({ history, badLines }) => {
    const call = await history.find(user, callId);
    if (!call) return refuse("call_not_found");
    if (await history.addQuality(call, quality, at)) {
      return { call, bad: await reportBadLine(badLines, call, quality, { limits: deps.limits, at }) };
    }
    const stored = await history.find(user, callId);
    return isSame(stored?.quality, quality) ? { call, bad: false } : refuse("idempotency_conflict");
  });
  if (isRefusal(saved)) return saved;
  if (saved.bad) await tryCredit(deps, saved.call);
  return quality;
}

/** The report is stored already, and the sweep tries again. */
async function tryCredit(deps: QualityDeps, call: CallHistoryEntry): Promise<void> {
  try {
    await creditBadLine(deps, call);
  } catch (error) {
    deps.report(call.id, "a bad line could not be decided; the sweep will", error);
  }
}

function isSame(stored: CallQualityReport | null | undefined, given: CallQualityReport): boolean {
  if (!stored) return false;
  const { hints, ...figures } = given;
  const same = (Object.keys(figures) as (keyof typeof figures)[]).every(
    (name) => stored[name] === given[name],
  );
  return same && stored.hints.join() === hints.join();
}

/** A call as the history shows it to its caller. */
export function callHistoryItem(call: CallHistoryEntry): CallHistoryItem {
  const { id, providerCallId, dialled, number, terms, status, cost_mc, refusal, createdAt } = call;
  return {
    id,
    providerCallId,
    dialled,
    number,
    direction: call.direction,
    country: terms?.country ?? null,
    destination: terms?.destination ?? null,
    creditsPerMinute: terms && creditsFromMillicredits(terms.rate.perMinute_mc),
    startedAt: createdAt.toISOString(),
    answeredAt: call.answeredAt?.toISOString() ?? null,
    endedAt: call.endedAt?.toISOString() ?? null,
    seconds: call.answered_s,
    charged: cost_mc === null ? null : creditsFromMillicredits(cost_mc),
    status,
    refusal: refusal && refusalOf(refusal, terms),
    quality: call.quality,
    shownNumber: call.shownNumber,
    forwardedTo: call.forwardedTo,
    receipt: cost_mc ? receiptNumber(id, createdAt) : null,
    lineCredit: call.lineCredit_mc === null ? null : creditsFromMillicredits(call.lineCredit_mc),
  };
}
