import { withheldNumber } from "#contract/calls/call-status.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import { CarrierError, type RecordingReport } from "#domain/calls/voice-carrier.ts";
import { boxOf, firstBox } from "./greeting.ts";
import {
  placeOf,
  type Recording,
  StorageError,
  storagePlace,
  type VoicemailDeps,
  type VoicemailStore,
} from "./voicemail-deps.ts";
import { lostVoicemailMail, voicemailMail } from "./voicemail-mail.ts";

const day_ms = 24 * 60 * 60_000;
/** A caller who hangs up at the tone leaves a second of noise. */
const shortestMessage_s = 2;
const atOnce = 20;
/** More than users can have deleted between two sweeps. */
const removalsAtOnce = 500;
const firstWait_ms = 5_000;
const longestWait_ms = 60 * 60_000;
/** A carrier may list a recording later than it reports it, by minutes at most. */
const mostMissing = 8;

/**
 * Writes down a message that a carrier reports, once for each recording, in whichever order reports arrive. An empty or very
 * short one leaves no message, and its recording is deleted.
 */
export async function recordMessage(
  deps: VoicemailDeps,
  carrier: CarrierId,
  { userId, from, providerCallId, recordingId, length_s, leftAt = deps.clock.now() }: RecordingReport,
): Promise<void> {
  if (length_s === 0) return;
  const { settings } = await boxOf(deps, userId);
  const now = deps.clock.now();
  await deps.transaction(async ({ voicemail, awaited }) => {
    // The user may be deleted while a caller speaks.
    const isMessage = length_s >= shortestMessage_s && (await voicemail.lockUser(userId));
    await awaited.remove({ userId, carrier, providerCallId });
    if (!isMessage) return voicemail.addRemoval({ place: carrier, ref: recordingId });
    await voicemail.add(
      {
        userId,
        id: deps.ids.uuid(),
        carrier,
        recordingId,
        number: from === withheldNumber ? null : from,
        leftAt,
        length_s,
        readAt: null,
        deleteAt: new Date(leftAt.getTime() + settings.kept_days * day_ms),
      },
      now,
    );
  });
}

/** Brings recordings from their carriers into the storage, encrypted. What fails is tried again until its days are over. */
export async function fetchRecordings(deps: VoicemailDeps): Promise<number> {
  const due = await deps.connection(({ voicemail }) => voicemail.due(deps.clock.now(), atOnce));
  let fetched = 0;
  for (const recording of due) if (await fetchRecording(deps, recording)) fetched += 1;
  return fetched;
}

async function fetchRecording(deps: VoicemailDeps, recording: Recording): Promise<boolean> {
  const now = deps.clock.now();
  const nextAt = new Date(now.getTime() + wait_ms(recording));
  if (!(await deps.connection(({ voicemail }) => voicemail.claim(recording, { now, nextAt })))) return false;
  const { userId, id } = recording;
  try {
    const audio = await deps.carriers[recording.carrier]?.voicemail?.fetchAudio(recording.recordingId);
    if (!audio) {
      if (recording.tries + 1 < mostMissing) return false;
      deps.report("the carrier does not have the recording of a message, which is removed");
      await deps.transaction(async ({ voicemail, outbox }) => {
        if (!(await voicemail.remove({ userId, id }))) return;
        const { reader } = await mailsOf(voicemail, userId);
        if (reader) await outbox.add(lostVoicemailMail(reader, deps.publicUrl, recording));
      });
      return false;
    }
    await deps.storage.put(id, deps.cipher.seal(audio, placeOf(id)));
  } catch (error) {
    if (!(error instanceof CarrierError || error instanceof StorageError)) throw error;
    deps.report("the recording of a message could not be fetched, and will be tried again", error);
    return false;
  }
  const isShown = await show(deps, recording);
  if (isShown) deps.publish({ userId }, { type: "voicemail" });
  // Its user has removed it meanwhile, unless another node has shown it: two may fetch one whose audio comes slowly.
  else if (!(await deps.connection(({ voicemail }) => voicemail.find(recording))))
    await deps.connection(({ voicemail }) => voicemail.addRemoval({ place: storagePlace, ref: id }));
  return isShown;
}

/** Shows a message whose audio is stored, and writes the mail about it. False when its user has removed it meanwhile, or another node has shown it. */
function show(deps: VoicemailDeps, recording: Recording): Promise<boolean> {
  return deps.transaction(async ({ voicemail, outbox }) => {
    if (!(await voicemail.stored(recording, { at: deps.clock.now(), sealedBy: deps.cipher.currentPrefix })))
      return false;
    const { settings, reader } = await mailsOf(voicemail, recording.userId);
    const message = await voicemail.find(recording);
    if (!reader || !message) return true;
    const mail = voicemailMail(reader, deps.publicUrl, message);
    await outbox.add(settings.mail === "audio" ? { ...mail, voicemailId: message.id } : mail);
    return true;
  });
}

/** A user's settings, and the reader of their mails; undefined where they want none, and for a user who was deleted. */
async function mailsOf(voicemail: VoicemailStore, userId: string) {
  const { settings } = (await voicemail.findBox(userId)) ?? firstBox;
  const reader = settings.mail === "none" ? undefined : await voicemail.findMailReader(userId);
  return { settings, reader };
}

/** Has carriers and the storage delete what is written down, until they confirm it. */
export async function sweepVoicemail(deps: VoicemailDeps): Promise<void> {
  const due = await deps.connection(({ voicemail }) =>
    voicemail.dueRemovals(deps.clock.now(), removalsAtOnce),
  );
  for (const removal of due) {
    const now = deps.clock.now();
    const nextAt = new Date(now.getTime() + wait_ms(removal));
    if (!(await deps.connection(({ voicemail }) => voicemail.claimRemoval(removal, { now, nextAt }))))
      continue;
    try {
      if (removal.place === storagePlace) await deps.storage.remove(removal.ref);
      else await deps.carriers[removal.place]?.voicemail?.remove(removal.ref);
    } catch (error) {
      if (error instanceof CarrierError || error instanceof StorageError) continue;
      throw error;
    }
    await deps.connection(({ voicemail }) => voicemail.removed(removal));
  }
}

/** Doubles from seconds to an hour. */
export function wait_ms({ tries }: { tries: number }): number {
  return Math.min(longestWait_ms, firstWait_ms * 2 ** Math.min(tries, 20));
}
