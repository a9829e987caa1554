import type { CallQualityReport } from "#contract/call-history.ts";
import type { Cursor } from "#contract/paging.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Connection } from "#domain/runtime.ts";
import type { Call } from "./call.ts";
import type { CallKey } from "./call-store.ts";

/** A call as its history shows it; it may still be open. */
export interface CallHistoryEntry extends Call {
  answeredAt: Date | null;
  endedAt: Date | null;
  quality: CallQualityReport | null;
}

export interface CallHistoryQuery {
  limit: number;
  /** Only what comes after this cursor, that is, older calls. */
  before?: Cursor | undefined;
}

export interface CallHistoryPage {
  /** Newest first. */
  calls: CallHistoryEntry[];
  /** Where to go on; undefined at the end of the history. */
  next: Cursor | undefined;
}

/** A user's own calls. Another user's look like calls that never were. */
export interface CallHistory {
  list(user: WalletUser, query: CallHistoryQuery): Promise<CallHistoryPage>;
  /** By our id, or by the carrier's id of the caller's leg. */
  find(user: WalletUser, id: string): Promise<CallHistoryEntry | undefined>;
  /** Writes the first report of a call; false when it has one. */
  addQuality(call: CallKey, quality: CallQualityReport, at: Date): Promise<boolean>;
}

interface QualityDeps {
  connection: Connection<{ history: CallHistory }>;
  clock: { now(): Date };
}

/**
 * Keeps with a call how good its line was, as its caller's browser says; nothing is charged or decided by it. The first
 * report stands, and sending it again answers the same. Refuses `call_not_found`, and `idempotency_conflict` for another.
 */
export async function keepQuality(
  { connection, clock }: QualityDeps,
  user: WalletUser,
  callId: string,
  quality: CallQualityReport,
): Promise<CallQualityReport | Refusal> {
  return connection(async ({ history }) => {
    const call = await history.find(user, callId);
    if (!call) return refuse("call_not_found");
    if (await history.addQuality(call, quality, clock.now())) return quality;
    const known = await history.find(user, callId);
    return isSame(known?.quality, quality) ? quality : refuse("idempotency_conflict");
  });
}

function isSame(known: CallQualityReport | null | undefined, given: CallQualityReport): boolean {
  if (!known) return false;
  const { hints, ...figures } = given;
  const same = (Object.keys(figures) as (keyof typeof figures)[]).every(
    (name) => known[name] === given[name],
  );
  return same && known.hints.join() === hints.join();
}
