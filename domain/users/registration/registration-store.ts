import type { Language } from "#contract/pages/languages.ts";

/** A sign-up that becomes a user once one of its own mailed links is opened. An address may have several. */
export interface Registration {
  /** The id of the user that it becomes. */
  id: string;
  emailKey: string;
  /** As the person typed it, without surrounding blanks. */
  email: string;
  firstName: string;
  lastName: string;
  language: Language | null;
  /** Null once activated, when the user has it. */
  passwordHash: string | null;
  /** Hash of the token in the sign-up's answer, which only deletes this registration or asks for its link again. */
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
  /** Time when one of its links was opened; null while it waits. */
  activatedAt: Date | null;
}

export type WaitingRegistration = Registration & { passwordHash: string; activatedAt: null };

/**
 * Locks are taken in this order: the user's row, the address's registrations by id, then a write to the user's row.
 * A writer of users in another order would deadlock with a link that is opened at the same time.
 */
export interface RegistrationStore {
  add(registration: WaitingRegistration): Promise<void>;
  addLink(registrationId: string, tokenHash: string, expiresAt: Date): Promise<void>;
  /** The registration of a mailed link that has not expired. */
  findByLink(tokenHash: string, at: Date): Promise<Registration | undefined>;
  /** The waiting registration of an address with this token. */
  findByToken(emailKey: string, tokenHash: string, at: Date): Promise<WaitingRegistration | undefined>;
  /** True once one of the mailed links of the registration with this token was opened. */
  isActivated(emailKey: string, tokenHash: string): Promise<boolean>;
  /** Up to `limit` waiting registrations of an address, newest first. */
  waiting(emailKey: string, limit: number, at: Date): Promise<WaitingRegistration[]>;
  /** Locks all registrations of an address until the transaction ends, and returns them. */
  lockAll(emailKey: string): Promise<Registration[]>;
  /** Marks a locked registration as activated and forgets its password. */
  activate(id: string, at: Date): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Removes a waiting registration with its links; false when it no longer waits. */
  removeWaiting(id: string): Promise<boolean>;
  /** Locks and removes all registrations of an address with their links. */
  removeAll(emailKey: string): Promise<void>;
  /** Removes up to `limit` expired registrations; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
