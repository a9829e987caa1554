import {
  longestGreeting_s,
  type VoicemailBox as ShownBox,
  type ShownVoicemail,
  type VoicemailSettings,
  voicemailMessages,
} from "#contract/calls/voicemail.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { toWire } from "#domain/wire.ts";
import { boxOf, firstBox, isOffered, soundOf } from "./greeting.ts";
import {
  placeOf,
  StorageError,
  storagePlace,
  type Voicemail,
  type VoicemailDeps,
  type VoicemailGreeting,
} from "./voicemail-deps.ts";
import { lengthOf_s, readWav, writeWav } from "./wav.ts";

const notFound = refuse("voicemail_not_found", { message: voicemailMessages.notFound });
/** The user was deleted while the request was under way. */
const deleted = refuse("unauthenticated");
/** A greeting that was stored and not saved is deleted after this time, which no upload takes. */
const savedWithin_ms = 60 * 60_000;
const off = refuse("voicemail_off", { message: voicemailMessages.off });

export async function ownVoicemail(deps: VoicemailDeps, userId: string): Promise<ShownBox> {
  const { settings, greeting } = await boxOf(deps, userId);
  const offered = isOffered(deps);
  const messages = offered ? await deps.connection(({ voicemail }) => voicemail.list(userId)) : [];
  return {
    isOffered: offered,
    messages: messages.map(toShown),
    settings,
    greeting: greeting && { length_s: greeting.length_s },
  };
}

function toShown({ id, number, leftAt, length_s, readAt, deleteAt }: Voicemail): ShownVoicemail {
  return toWire({ id, number, leftAt, length_s, isRead: readAt !== null, deletedAt: deleteAt });
}

export async function markMessage(
  deps: VoicemailDeps,
  key: { userId: string; id: string },
  isRead: boolean,
): Promise<ShownBox | Refusal> {
  const readAt = isRead ? deps.clock.now() : null;
  if (!(await deps.connection(({ voicemail }) => voicemail.mark(key, readAt)))) return notFound;
  return changed(deps, key.userId);
}

export async function removeMessage(
  deps: VoicemailDeps,
  key: { userId: string; id: string },
): Promise<ShownBox | Refusal> {
  if (!(await deps.transaction(({ voicemail }) => voicemail.remove(key)))) return notFound;
  return changed(deps, key.userId);
}

/** The days count for messages that were left before, too. */
export async function setVoicemail(
  deps: VoicemailDeps,
  userId: string,
  settings: VoicemailSettings,
): Promise<ShownBox | Refusal> {
  if (!isOffered(deps)) return off;
  const isSaved = await deps.transaction(async ({ voicemail }) => {
    if (!(await voicemail.lockUser(userId))) return false;
    const box = await voicemail.findBox(userId);
    await voicemail.saveBox(userId, { greeting: box?.greeting ?? null, settings });
    await voicemail.keepFor(userId, settings.kept_days);
    return true;
  });
  return isSaved ? changed(deps, userId) : deleted;
}

/** Keeps a greeting. Only its samples are stored, in a file that is written anew. */
export async function recordGreeting(
  deps: VoicemailDeps,
  userId: string,
  base64: string,
): Promise<ShownBox | Refusal> {
  if (!isOffered(deps)) return off;
  const samples = readWav(Buffer.from(base64, "base64"));
  if (!samples) return refuse("not_audio", { message: voicemailMessages.notAudio });
  const length_s = lengthOf_s(samples);
  if (length_s > longestGreeting_s)
    return refuse("greeting_too_long", { message: voicemailMessages.greetingTooLong(longestGreeting_s) });
  const id = deps.ids.uuid();
  try {
    if (!(await deps.storage.hasRoom())) throw new StorageError("The storage is full");
    // A crash before the greeting is saved leaves its file to the sweep.
    const unsavedAt = new Date(deps.clock.now().getTime() + savedWithin_ms);
    await deps.connection(({ voicemail }) =>
      voicemail.addRemoval({ place: storagePlace, ref: id }, unsavedAt),
    );
    await deps.storage.put(id, deps.cipher.seal(writeWav(samples), placeOf(id)));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    deps.report("a greeting could not be stored", error);
    return refuse("voicemail_storage_full", { message: voicemailMessages.storageFull });
  }
  return replaceGreeting(deps, userId, { id, length_s, sealedBy: deps.cipher.currentPrefix });
}

export function forgetGreeting(deps: VoicemailDeps, userId: string): Promise<ShownBox | Refusal> {
  return replaceGreeting(deps, userId, null);
}

async function replaceGreeting(
  deps: VoicemailDeps,
  userId: string,
  greeting: VoicemailGreeting | null,
): Promise<ShownBox | Refusal> {
  const isSaved = await deps.transaction(async ({ voicemail }) => {
    const exists = await voicemail.lockUser(userId);
    const box = (await voicemail.findBox(userId)) ?? firstBox;
    const replaced = exists ? box.greeting : greeting;
    if (replaced) await voicemail.addRemoval({ place: storagePlace, ref: replaced.id });
    if (exists) await voicemail.saveBox(userId, { ...box, greeting });
    if (exists && greeting) await voicemail.removed({ place: storagePlace, ref: greeting.id });
    return exists;
  });
  return isSaved ? changed(deps, userId) : deleted;
}

export async function messageAudio(
  deps: VoicemailDeps,
  key: { userId: string; id: string },
): Promise<Uint8Array | Refusal> {
  const message = await deps.connection(({ voicemail }) => voicemail.find(key));
  return message ? audioOf(deps, message.id) : notFound;
}

export async function greetingAudio(deps: VoicemailDeps, userId: string): Promise<Uint8Array | Refusal> {
  const { greeting } = await boxOf(deps, userId);
  return greeting ? audioOf(deps, greeting.id) : notFound;
}

async function audioOf(deps: VoicemailDeps, id: string): Promise<Uint8Array | Refusal> {
  const failed = refuse("voicemail_audio_failed", { message: voicemailMessages.audioFailed });
  try {
    return (await soundOf(deps, id)) ?? failed;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    deps.report("the audio of a message could not be read", error);
    return failed;
  }
}

function changed(deps: VoicemailDeps, userId: string): Promise<ShownBox> {
  deps.publish({ userId }, { type: "voicemail" });
  return ownVoicemail(deps, userId);
}
