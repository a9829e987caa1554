import type { VoicemailSettings } from "#contract/calls/voicemail.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { Language } from "#contract/pages/languages.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { Carriers } from "#domain/calls/voice-carrier.ts";
import type { DataCipher, StoredPlace } from "#domain/data-cipher.ts";
import type { MailReader } from "#domain/mail-layout.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";

export interface VoicemailKey {
  userId: string;
  /** The name of the message's file, too. */
  id: string;
}

/** The user whose caller leaves a message. */
export interface Callee {
  id: string;
  walletId: string;
}

export interface Voicemail extends VoicemailKey {
  carrier: CarrierId;
  recordingId: string;
  /** Null where the caller withheld it. */
  number: E164 | null;
  leftAt: Date;
  length_s: number;
  readAt: Date | null;
  deleteAt: Date;
}

/** A message whose audio the carrier still has. */
export interface Recording extends Omit<Voicemail, "readAt" | "deleteAt"> {
  /** Earlier attempts. */
  tries: number;
}

/** A call whose caller was asked for a message that is not reported yet. */
export interface AwaitedMessage {
  userId: string;
  carrier: CarrierId;
  providerCallId: string;
  number: E164 | null;
  askedAt: Date;
  /** Earlier questions to the carrier. */
  tries: number;
}

export interface VoicemailGreeting {
  id: string;
  length_s: number;
  /** The prefix of what its key has encrypted. */
  sealedBy: string;
}

export interface VoicemailBox {
  settings: VoicemailSettings;
  greeting: VoicemailGreeting | null;
}

/** A recording at a carrier, or a file of the storage, that is to be deleted. */
export interface VoicemailRemoval {
  place: CarrierId | typeof storagePlace;
  ref: string;
  tries: number;
}
export const storagePlace = "storage";

export interface VoicemailStore {
  /** Undefined for a user who has changed nothing. */
  findBox(userId: string): Promise<VoicemailBox | undefined>;
  saveBox(userId: string, box: VoicemailBox): Promise<void>;
  /** Sets the time at which each message of a user is deleted. */
  keepFor(userId: string, days: number): Promise<void>;
  /**
   * The user's language, with the count of all messages; undefined for a user who was deleted or frozen or whom a dispute has paused,
   * and while calling is stopped.
   */
  findReader(user: Callee): Promise<{ language: Language | null; messages: number } | undefined>;
  /** The reader of mails about messages; undefined for a user who was deleted. */
  findMailReader(userId: string): Promise<MailReader | undefined>;
  /** Locks a user, so that no two change their greeting, and none is deleted meanwhile. False for one who was deleted. */
  lockUser(userId: string): Promise<boolean>;
  /** Stored messages, the newest first. */
  list(userId: string): Promise<Voicemail[]>;
  find(key: VoicemailKey): Promise<Voicemail | undefined>;
  /** False for a recording that was added or removed before. */
  add(voicemail: Voicemail, nextTryAt: Date): Promise<boolean>;
  /** False for a message that does not exist. */
  mark(key: VoicemailKey, readAt: Date | null): Promise<boolean>;
  /** Removes a message, and has its recording and its file deleted. False for one that does not exist. */
  remove(key: VoicemailKey): Promise<boolean>;
  /** Recordings to fetch, the most overdue first. Claims none of them. */
  due(now: Date, limit: number): Promise<Recording[]>;
  /** When the oldest message was left whose audio the carrier still has. */
  oldestWaiting(): Promise<Date | undefined>;
  /** Claims one attempt; false when another node has. */
  claim(recording: Recording, attempt: { now: Date; nextAt: Date }): Promise<boolean>;
  /** Shows a message, and has its recording deleted. False when it was removed meanwhile. */
  stored(recording: Recording, audio: { at: Date; sealedBy: string }): Promise<boolean>;
  /** Messages and greetings whose audio another key has encrypted. */
  sealedOtherwise(sealedBy: string, limit: number): Promise<VoicemailKey[]>;
  /** Notes the key of a message or greeting. False for one that was removed meanwhile. */
  resealed(key: VoicemailKey, sealedBy: string): Promise<boolean>;
  /** Has it deleted at once, or from then on. */
  addRemoval(removal: Omit<VoicemailRemoval, "tries">, at?: Date): Promise<void>;
  dueRemovals(now: Date, limit: number): Promise<VoicemailRemoval[]>;
  claimRemoval(removal: VoicemailRemoval, attempt: { now: Date; nextAt: Date }): Promise<boolean>;
  removed(removal: Omit<VoicemailRemoval, "tries">): Promise<void>;
}

export interface AwaitedMessageStore {
  /** Leaves a call as it is that was added before. */
  add(message: Omit<AwaitedMessage, "tries">, nextTryAt: Date): Promise<void>;
  /** Those of all users that the carrier is to be asked about, the most overdue first. Claims none of them. */
  due(now: Date, limit: number): Promise<AwaitedMessage[]>;
  /** Claims one question; false when another node has, or when the recording was reported meanwhile. */
  claim(message: AwaitedMessage, attempt: { now: Date; nextAt: Date }): Promise<boolean>;
  remove(message: Pick<AwaitedMessage, "userId" | "carrier" | "providerCallId">): Promise<void>;
}

/** Files by their ids, which are UUIDs. Every failure is a StorageError. */
export interface VoicemailStorage {
  put(id: string, bytes: Uint8Array): Promise<void>;
  /** Undefined for a file that does not exist. `isUrgent` while a caller waits, who cannot wait for a slow storage. */
  get(id: string, options?: { isUrgent: boolean }): Promise<Uint8Array | undefined>;
  /** Also resolves for a file that does not exist. */
  remove(id: string): Promise<void>;
  /** False while there is too little room for more. */
  hasRoom(): Promise<boolean>;
}

export class StorageError extends Error {
  override name = "StorageError";
}

export interface VoicemailStores {
  voicemail: VoicemailStore;
  awaited: AwaitedMessageStore;
}

export interface VoicemailDeps {
  carriers: Carriers;
  defaultCarrier: CarrierId;
  /** False where recordings could not be encrypted. */
  hasKey: boolean;
  storage: VoicemailStorage;
  cipher: DataCipher;
  connection: Connection<VoicemailStores>;
  transaction: Transaction<VoicemailStores & { outbox: Outbox }>;
  clock: Clock;
  ids: Ids;
  publish: Publish;
  publicUrl: string;
  /** Reports a fault to the operator. */
  report: (problem: string, cause?: unknown) => void;
}

/** The place of a file's bytes, by which a file that was renamed does not open. */
export function placeOf(id: string): StoredPlace {
  return { column: "voicemail", row: id };
}
