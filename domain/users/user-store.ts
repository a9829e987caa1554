import type { User } from "./user.ts";

export interface UserStore {
  find(id: string): Promise<User | undefined>;
  /** Takes the key made by `emailKey`. */
  findByEmail(emailKey: string): Promise<User | undefined>;
  findByGoogleSub(googleSub: string): Promise<User | undefined>;
  /** Reads a user and locks the row until the transaction ends. Lock it before the user's tokens and sessions. */
  lock(id: string): Promise<User | undefined>;
  /** False, without any change, when the address or the Google identity belongs to a user already. */
  insert(user: User): Promise<boolean>;
  /** Writes a locked user, except the id and the address. */
  save(user: User): Promise<void>;
  /** Gives a locked user another address; false when that belongs to a user already. Only in a transaction. */
  changeEmail(id: string, email: string): Promise<boolean>;
  /** Erases everything of a user but the id and the dates; ends their sessions, one-time tokens, second step and passkeys. */
  anonymise(id: string, at: Date): Promise<void>;
  /** Removes the user with their sessions and one-time tokens. */
  remove(id: string): Promise<void>;
  /** Removes up to `limit` users who signed up before this moment and were never verified; returns how many. */
  sweepUnverified(createdBefore: Date, limit: number): Promise<number>;
}
