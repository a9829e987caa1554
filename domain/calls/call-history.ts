import type { CallQualityReport } from "#contract/call-history.ts";
import type { Place } from "#contract/paging.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { Connection } from "#domain/runtime.ts";
import type { Call } from "./call.ts";

/** A call as its history shows it; it may still be open. */
export interface RecordedCall extends Call {
  answeredAt: Date | null;
  endedAt: Date | null;
  quality: CallQualityReport | null;
}

export interface CallHistoryQuery {
  limit: number;
  /** Only what comes after this place, that is, older calls. */
  before?: Place | undefined;
}

export interface CallHistoryPage {
  /** Newest first. */
  calls: RecordedCall[];
  /** Where to go on; undefined at the end of the history. */
  next: Place | undefined;
}

/** An account's own calls. Another account's look like calls that never were. */
export interface CallHistory {
  list(accountId: string, query: CallHistoryQuery): Promise<CallHistoryPage>;
  /** By our id, or by the carrier's name of the caller's leg. */
  find(accountId: string, name: string): Promise<RecordedCall | undefined>;
  /** Writes the first report of a call; false when it has one. */
  addQuality(callId: string, quality: CallQualityReport, at: Date): Promise<boolean>;
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
  accountId: string,
  callName: string,
  quality: CallQualityReport,
): Promise<CallQualityReport | Refusal> {
  return connection(async ({ history }) => {
    const call = await history.find(accountId, callName);
    if (!call) return refuse("call_not_found");
    if (await history.addQuality(call.id, quality, clock.now())) return quality;
    const known = await history.find(accountId, callName);
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
