import type { CallQualityReport } from "#contract/call-history.ts";
import { creditsFromMillicredits } from "#contract/money.ts";
import type { LedgerStore } from "#domain/ledger/ledger-store.ts";
import type { Clock, Connection, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import {
  type BadLineDecision,
  type BadLineFacts,
  type BadLineLimits,
  badLineMonth_ms,
  decideBadLine,
  isBadLine,
} from "./bad-line.ts";
import type { CallKey } from "./call-store.ts";

/** A call with a bad line that is settled and not decided yet. */
export interface BadLine {
  walletId: string;
  callId: string;
  userId: string;
  /** The carrier's id of the caller's leg. */
  providerCallId: string;
}

export interface BadLineStore {
  /** Remembers a call with a bad line, once. */
  report(call: CallKey & { userId: string }, at: Date): Promise<void>;
  /** Bad lines that can be decided, the oldest first. */
  waiting(limit: number): Promise<CallKey[]>;
  /**
   * Locks a bad line whose call is settled, and then its caller and the related wallets, so that a person's bad lines are
   * decided one after the other. Undefined while the call is open, and once it is decided.
   */
  lock(call: CallKey): Promise<BadLine | undefined>;
  facts(line: BadLine, monthAgo: Date, at: Date): Promise<BadLineFacts>;
  decide(line: BadLine, decision: BadLineDecision, at: Date): Promise<void>;
}

export interface BadLineStores {
  badLines: BadLineStore;
  ledger: LedgerStore;
}

export interface BadLineDeps {
  transaction: Transaction<BadLineStores>;
  connection: Connection<{ badLines: BadLineStore }>;
  clock: Clock;
  limits: BadLineLimits;
  publish: Publish;
  report(callId: string, problem: string, cause?: unknown): void;
}

const mostAtOnce = 50;

/** Remembers a call whose figures are those of a bad line, in the transaction that stores them. */
export async function reportBadLine(
  badLines: BadLineStore,
  call: CallKey & { userId: string },
  quality: CallQualityReport,
  { limits: { calls, credits_mc }, at }: { limits: BadLineLimits; at: Date },
): Promise<boolean> {
  const isOn = calls > 0 && credits_mc > 0;
  if (!isOn || !isBadLine(quality)) return false;
  await badLines.report(call, at);
  return true;
}

/**
 * Gives back the charge of a call whose line was bad, once for any number of attempts at the same time, and publishes it to the
 * caller. Returns false while the call is open, and when it was decided already.
 */
export async function creditBadLine(deps: BadLineDeps, call: CallKey): Promise<boolean> {
  const decided = await deps.transaction(async ({ badLines, ledger }) => {
    const line = await badLines.lock(call);
    if (!line) return undefined;
    const now = deps.clock.now();
    const facts = await badLines.facts(line, new Date(now.getTime() - badLineMonth_ms), now);
    const decision = decideBadLine(facts, deps.limits);
    if (decision.outcome === "credited") {
      const { walletId, callId } = line;
      const posting = { walletId, contra: "adjustments", subjectId: callId, mayOverdraw: false } as const;
      await ledger.post({ ...posting, delta_mc: decision.amount_mc, ref: `bad-line:${callId}` });
    }
    await badLines.decide(line, decision, now);
    return { line, decision };
  });
  if (decided?.decision.outcome === "credited") publishCredit(deps, decided.line, decided.decision.amount_mc);
  return decided !== undefined;
}

/** Decides the bad lines whose calls have been settled since they were reported. A failure leaves the others. */
export async function sweepBadLines(deps: BadLineDeps): Promise<number> {
  const waiting = await deps.connection(({ badLines }) => badLines.waiting(mostAtOnce));
  for (const call of waiting) {
    try {
      await creditBadLine(deps, call);
    } catch (error) {
      deps.report(call.id, "a bad line could not be decided", error);
    }
  }
  return waiting.length;
}

function publishCredit({ publish }: BadLineDeps, line: BadLine, amount_mc: number): void {
  const { walletId, userId, callId, providerCallId } = line;
  publish({ walletId }, { type: "changed" });
  const credits = creditsFromMillicredits(amount_mc);
  publish({ userId }, { type: "line_credited", callId, providerCallId, credits });
}
