import { type CallerIdRecord, CarrierError } from "#domain/calls/voice-carrier.ts";
import {
  answeredWithin_ms,
  type CallerId,
  type CallerIdDeps,
  lapsesAt,
  renewedBefore_ms,
  verifiedFor_ms,
} from "./caller-id.ts";
import { lapsingMail } from "./caller-id-mail.ts";
import { sweepRemovals } from "./forget-caller-id.ts";

const requestsAtOnce = 20;
const mostOfARun = 100;

/** Decides requests whose report was lost, asks users before their numbers lapse, and lets numbers lapse. */
export async function sweepCallerIds(deps: CallerIdDeps): Promise<void> {
  const before = (age_ms: number) => new Date(deps.clock.now().getTime() - age_ms);
  const unanswered = await deps.connection(({ callerIds }) =>
    callerIds.unanswered(before(answeredWithin_ms), requestsAtOnce),
  );
  for (const request of unanswered) if (!(await decide(deps, request))) break;
  for (let n = 0; n < mostOfARun && (await remind(deps, before(verifiedFor_ms - renewedBefore_ms))); n++);
  for (let n = 0; n < mostOfARun && (await lapse(deps, before(verifiedFor_ms))); n++);
  await sweepRemovals(deps);
}

/**
 * Looks a number up at the carrier. Its record proves the request that it names, when it is younger: users who ask for one
 * number at the same time share the record, and one of them has typed a code. False when the carrier does not answer.
 */
async function decide(deps: CallerIdDeps, request: CallerId): Promise<boolean> {
  const { userId, id, requestedAt } = request;
  let record: CallerIdRecord | undefined;
  try {
    record = await lookUp(deps, request)?.();
  } catch (error) {
    if (error instanceof CarrierError) return false;
    throw error;
  }
  await deps.transaction(async ({ callerIds }) => {
    await callerIds.lockUser(userId);
    const current = await callerIds.lock(userId, id);
    // Its report came meanwhile, or it was asked for again.
    if (current?.state !== "ringing" || current.requestedAt.getTime() !== requestedAt.getTime()) return;
    const isProven =
      record?.requestId === id &&
      record.verifiedAt.getTime() >= wholeSecond(requestedAt) &&
      (await callerIds.verify(current, { providerNumberId: record.providerNumberId, at: record.verifiedAt }));
    if (!isProven) await callerIds.fail(current);
  });
  deps.publish({ userId }, { type: "settings" });
  return true;
}

function lookUp({ carriers }: CallerIdDeps, { carrier, number, providerCallId, claimCode }: CallerId) {
  const { callerIds } = carriers[carrier] ?? {};
  // Without a call the code could not be typed. What is typed in a call of our own leaves no record.
  const hasRecord = providerCallId !== null && claimCode === null;
  return callerIds && hasRecord ? () => callerIds.find(number) : undefined;
}

/** The carrier's times have whole seconds. */
function wholeSecond(time: Date): number {
  return Math.floor(time.getTime() / 1_000) * 1_000;
}

function remind(deps: CallerIdDeps, verifiedBefore: Date): Promise<boolean> {
  return deps.transaction(async ({ callerIds, outbox }) => {
    const reminder = await callerIds.remindOne(verifiedBefore, deps.clock.now());
    if (!reminder?.callerId.verifiedAt) return false;
    const { callerId, reader } = reminder;
    await outbox.add(
      lapsingMail(
        reader,
        `${deps.publicUrl}/settings`,
        callerId.number,
        lapsesAt(reminder.callerId.verifiedAt),
      ),
    );
    return true;
  });
}

async function lapse(deps: CallerIdDeps, verifiedBefore: Date): Promise<boolean> {
  const lapsed = await deps.transaction(async ({ callerIds }) => {
    const callerId = await callerIds.lapseOne(verifiedBefore);
    if (!callerId?.providerNumberId) return undefined;
    const { carrier, providerNumberId } = callerId;
    await callerIds.addRemoval({ carrier, providerNumberId }, deps.clock.now());
    return callerId;
  });
  if (lapsed) deps.publish({ userId: lapsed.userId }, { type: "settings" });
  return lapsed !== undefined;
}
