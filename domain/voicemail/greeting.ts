import { greetingPath } from "#contract/calls/calls.ts";
import { firstVoicemailDays, mostVoicemails } from "#contract/calls/voicemail.ts";
import { messages } from "#contract/messages/messages.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { Greeting } from "#domain/calls/voice-carrier.ts";
import { UnreadableDataError } from "#domain/data-cipher.ts";
import { inLanguage, t } from "#words/translate.ts";
import {
  type Callee,
  placeOf,
  StorageError,
  type VoicemailBox,
  type VoicemailDeps,
} from "./voicemail-deps.ts";

/** Of a user who has changed nothing. */
export const firstBox: VoicemailBox = {
  settings: { isOn: true, mail: "notice", kept_days: firstVoicemailDays },
  greeting: null,
};

/** The carrier fetches a greeting while the caller waits. */
const addressHolds_ms = 10 * 60_000;

/** True where messages can be recorded and stored. */
export function isOffered({ hasKey, carriers, defaultCarrier }: VoicemailDeps): boolean {
  return hasKey && carriers[defaultCarrier]?.voicemail !== undefined;
}

/** The greeting of a user; undefined where no message is taken now: the user is frozen or paused by a dispute, voicemail is off, the box is full, or nothing can be stored. */
export async function greetingOf(
  deps: VoicemailDeps,
  carrier: CarrierId,
  user: Callee,
): Promise<Greeting | undefined> {
  if (!deps.hasKey || deps.carriers[carrier]?.voicemail === undefined) return undefined;
  const { settings, greeting } = await boxOf(deps, user.id);
  const reader = settings.isOn && (await deps.connection(({ voicemail }) => voicemail.findReader(user)));
  if (!reader || reader.messages >= mostVoicemails) return undefined;
  // At once, because a caller waits for both.
  const [canStore, canPlay] = await Promise.all([hasRoom(deps), greeting && isReadable(deps, greeting.id)]);
  if (!canStore) return undefined;
  if (greeting && canPlay) return { url: greetingAddress(deps, user.id, greeting.id) };
  const language = reader.language ?? "en";
  return { sentence: inLanguage(language, () => t(messages.call.leaveMessage)), language };
}

export async function boxOf({ connection }: VoicemailDeps, userId: string): Promise<VoicemailBox> {
  return (await connection(({ voicemail }) => voicemail.findBox(userId))) ?? firstBox;
}

async function hasRoom({ storage, report }: VoicemailDeps): Promise<boolean> {
  try {
    if (await storage.hasRoom()) return true;
    report("the storage of voicemail is full: callers hear that the call is not answered");
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    report("the storage of voicemail is away: callers hear that the call is not answered", error);
  }
  return false;
}

/** A greeting that the carrier could not fetch would end the call: callers hear the spoken one then. */
async function isReadable(deps: VoicemailDeps, id: string): Promise<boolean> {
  try {
    return (await soundOf(deps, id, { isUrgent: true })) !== undefined;
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    deps.report("a greeting could not be read: callers hear the spoken one", error);
    return false;
  }
}

/** The audio of a file; undefined for one that does not exist, or needs a key that is not configured. @throws StorageError */
export async function soundOf(
  deps: VoicemailDeps,
  id: string,
  options?: { isUrgent: boolean },
): Promise<Uint8Array | undefined> {
  try {
    return await readFile(deps, id, options);
  } catch (error) {
    if (!(error instanceof UnreadableDataError)) throw error;
    deps.report("a sound of voicemail cannot be decrypted", error);
    return undefined;
  }
}

function greetingAddress({ cipher, clock, publicUrl }: VoicemailDeps, userId: string, id: string): string {
  const until = String(clock.now().getTime() + addressHolds_ms);
  const [key] = cipher.digests(signedText({ userId, id, until }));
  const path = greetingPath.replace(":user", userId).replace(":greeting", id);
  return `${publicUrl}${path}?${new URLSearchParams({ until, key })}`;
}

interface GreetingAddress {
  userId: string;
  id: string;
  until: string;
}

function signedText({ userId, id, until }: GreetingAddress): string {
  return `voicemail greeting ${userId} ${id} ${until}`;
}

/** The greeting at an address of ours; undefined for a forged or late one, and for one that was replaced. */
export async function greetingAt(
  deps: VoicemailDeps,
  address: GreetingAddress & { key: string },
): Promise<Uint8Array | undefined> {
  const { cipher, clock } = deps;
  const isOurs = cipher.digests(signedText(address)).includes(address.key);
  if (!isOurs || Number(address.until) < clock.now().getTime()) return undefined;
  const { greeting } = await boxOf(deps, address.userId);
  return greeting?.id === address.id ? soundOf(deps, greeting.id) : undefined;
}

async function readFile(
  { storage, cipher }: VoicemailDeps,
  id: string,
  options?: { isUrgent: boolean },
): Promise<Uint8Array | undefined> {
  const sealed = await storage.get(id, options);
  return sealed && cipher.unseal(sealed, placeOf(id));
}
