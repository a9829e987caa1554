import type { CallQualityReport } from "#contract/calls/call-history.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { CallKey } from "#domain/calls/call-store.ts";
import {
  type Carrier,
  type CarrierMedia,
  type Carriers,
  carrierOf,
  type PacketCount,
} from "#domain/calls/voice-carrier.ts";
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
  isNeverHeard,
} from "./bad-line.ts";

/** A call with a bad line that is settled and not decided yet. */
export interface BadLine {
  walletId: string;
  callId: string;
  userId: string;
  carrier: CarrierId;
  providerCallId: string;
  reportedAt: Date;
  /** True when its browser never received a packet, so the carrier is asked first. */
  asksCarrier: boolean;
}

export interface BadLineStore {
  /** Remembers a call with a bad line, once. */
  report(call: CallKey & { userId: string }, asksCarrier: boolean, at: Date): Promise<void>;
  /** Bad lines that can be decided, the oldest first; those about which the carrier is asked, once that is due. */
  waiting(limit: number, now: Date): Promise<CallKey[]>;
  /** A bad line whose call is settled and not decided, without a lock. */
  find(call: CallKey): Promise<BadLine | undefined>;
  askCarrierAt(call: CallKey, at: Date): Promise<void>;
  /**
   * Locks a bad line whose call is settled, and then its caller and the related wallets, so that a person's bad lines are
   * decided one after the other. Undefined while the call is open, and once it is decided.
   */
  lock(call: CallKey): Promise<BadLine | undefined>;
  facts(line: BadLine, monthAgo: Date, at: Date): Promise<BadLineFacts>;
  decide(line: BadLine, decision: BadLineDecision, count: PacketCount | null, at: Date): Promise<void>;
}

export interface BadLineStores {
  badLines: BadLineStore;
  ledger: LedgerStore;
}

export interface BadLineDeps {
  transaction: Transaction<BadLineStores>;
  connection: Connection<{ badLines: BadLineStore }>;
  clock: Clock;
  carriers: Carriers<Pick<Carrier, "fetchMedia">>;
  limits: BadLineLimits;
  publish: Publish;
  report(callId: string, problem: string, cause?: unknown): void;
}

const mostAtOnce = 50;
const askAgain_ms = 5 * 60_000;
/** The carrier completes its count within half an hour. After an hour the call is decided without one. */
const longestWait_ms = 60 * 60_000;

/** Remembers a call whose figures are those of a bad line, in the transaction that stores them. */
export async function reportBadLine(
  badLines: BadLineStore,
  call: CallKey & { userId: string },
  quality: CallQualityReport,
  { limits: { calls, credits_mc }, at }: { limits: BadLineLimits; at: Date },
): Promise<boolean> {
  const isOn = calls > 0 && credits_mc > 0;
  if (!isOn || !isBadLine(quality)) return false;
  await badLines.report(call, isNeverHeard(quality), at);
  return true;
}

/**
 * Gives back the charge of a call whose line was bad, once for any number of attempts at the same time, and publishes it to the
 * caller. Returns false while the call is open or the carrier's count is not complete, and when it was decided already.
 */
export async function creditBadLine(deps: BadLineDeps, call: CallKey): Promise<boolean> {
  const badLine = await deps.connection(({ badLines }) => badLines.find(call));
  if (!badLine) return false;
  // Outside of the transaction: no lock waits for the carrier.
  const media = badLine.asksCarrier ? await askForMedia(deps, badLine) : ({ kind: "none" } as const);
  if (media.kind === "pending") return false;
  const count = media.kind === "counted" ? media.count : null;
  const decided = await deps.transaction(async ({ badLines, ledger }) => {
    const line = await badLines.lock(call);
    if (!line) return undefined;
    const now = deps.clock.now();
    const facts = await badLines.facts(line, new Date(now.getTime() - badLineMonth_ms), now);
    const decision = decideBadLine(facts, deps.limits, count);
    if (decision.outcome === "credited") {
      const { walletId, callId } = line;
      const posting = { walletId, contra: "adjustments", subjectId: callId, mayOverdraw: false } as const;
      await ledger.post({ ...posting, delta_mc: decision.amount_mc, ref: `bad-line:${callId}` });
    }
    await badLines.decide(line, decision, count, now);
    return { line, decision };
  });
  if (decided?.decision.outcome === "credited") publishCredit(deps, decided.line, decided.decision.amount_mc);
  return decided !== undefined;
}

/** The carrier's count, or none once it is waited for too long; while it is pending, it is asked for again later. */
async function askForMedia(deps: BadLineDeps, line: BadLine): Promise<CarrierMedia> {
  const now_ms = deps.clock.now().getTime();
  let media: CarrierMedia = { kind: "pending" };
  try {
    media = await carrierOf(deps, line.carrier).fetchMedia(line.providerCallId);
  } catch (error) {
    deps.report(line.callId, "the carrier's count of a call's packets could not be read", error);
  }
  if (media.kind !== "pending") return media;
  if (now_ms - line.reportedAt.getTime() >= longestWait_ms) return { kind: "none" };
  const { walletId, callId: id } = line;
  await deps.connection(({ badLines }) =>
    badLines.askCarrierAt({ walletId, id }, new Date(now_ms + askAgain_ms)),
  );
  return media;
}

/** Decides the bad lines whose calls have been settled since they were reported. A failure leaves the others. */
export async function sweepBadLines(deps: BadLineDeps): Promise<number> {
  const waiting = await deps.connection(({ badLines }) => badLines.waiting(mostAtOnce, deps.clock.now()));
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
