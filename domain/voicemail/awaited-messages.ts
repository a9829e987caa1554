import { withheldNumber } from "#contract/calls/call-status.ts";
import type { CallNumber, CarrierId } from "#domain/calls/call.ts";
import { CarrierError, type CarrierRecording } from "#domain/calls/voice-carrier.ts";
import { recordMessage, wait_ms } from "./record-message.ts";
import type { AwaitedMessage, VoicemailDeps } from "./voicemail-deps.ts";

const minute_ms = 60_000;
/** The longest greeting and message are over by then, and carriers list a recording minutes after they report it, at most. */
const firstCheck_ms = 15 * minute_ms;
/** Carriers that gave no usable answer for this time are asked no more. */
const lastCheck_ms = 7 * 24 * 60 * minute_ms;
const atOnce = 20;

/** Writes down that a caller is asked for a message. A repeated request changes nothing. */
export function awaitMessage(
  { clock, connection }: Pick<VoicemailDeps, "clock" | "connection">,
  call: { carrier: CarrierId; providerCallId: string; from: CallNumber },
  userId: string,
): Promise<void> {
  const { carrier, providerCallId, from } = call;
  const askedAt = clock.now();
  const number = from === withheldNumber ? null : from;
  return connection(({ awaited }) =>
    awaited.add(
      { userId, carrier, providerCallId, number, askedAt },
      new Date(askedAt.getTime() + firstCheck_ms),
    ),
  );
}

/**
 * Asks carriers for recordings whose reports never arrived, because the product or its database was away: each call once, and
 * again only where the carrier gives no answer or prepares the recording.
 */
export async function findAwaitedMessages(deps: VoicemailDeps): Promise<void> {
  for (;;) {
    const due = await deps.connection(({ awaited }) => awaited.due(deps.clock.now(), atOnce));
    let ended = 0;
    for (const message of due) if (await findMessage(deps, message)) ended += 1;
    // A carrier that answers nothing is left alone until the next run.
    if (due.length < atOnce || ended === 0) return;
  }
}

/** Returns true once the carrier needs to be asked no more. */
async function findMessage(deps: VoicemailDeps, message: AwaitedMessage): Promise<boolean> {
  const now = deps.clock.now();
  const nextAt = new Date(now.getTime() + wait_ms(message));
  if (!(await deps.connection(({ awaited }) => awaited.claim(message, { now, nextAt })))) return false;
  const { userId, carrier, providerCallId, number, askedAt } = message;
  const recordings = await recordingsOf(deps, message);
  const isWhole = recordings?.every(({ length_s }) => length_s !== null) ?? false;
  if (!isWhole && now.getTime() - askedAt.getTime() < lastCheck_ms) return false;
  if (!isWhole) deps.report("the carrier was asked for the recording of a message for a week, in vain");
  for (const { recordingId, length_s, startedAt } of recordings ?? [])
    await recordMessage(deps, carrier, {
      userId,
      providerCallId,
      from: number ?? withheldNumber,
      recordingId,
      length_s: length_s ?? 0,
      leftAt: startedAt,
    });
  await deps.connection(({ awaited }) => awaited.remove(message));
  return true;
}

/** Undefined for a carrier that gives no usable answer, or is not configured any more. */
async function recordingsOf(
  { carriers }: VoicemailDeps,
  { carrier, providerCallId }: AwaitedMessage,
): Promise<CarrierRecording[] | undefined> {
  try {
    return await carriers[carrier]?.voicemail?.listRecordings(providerCallId);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    return undefined;
  }
}
