export interface Passkey {
  id: string;
  userId: string;
  /** The authenticator's own name for the key pair, base64url; unique over all users. */
  credentialId: string;
  name: string;
  /** A COSE key, base64url. */
  publicKey: string;
  /** The authenticator's count of signatures at the last use; 0 for one that does not count. */
  counter: number;
  /** Ways from the browser to the authenticator, such as `internal` or `usb`. */
  transports: string[];
  /** False after a password reset with two-step sign-in on: the passkey is a second step only. */
  signsIn: boolean;
  /** Time when the counter went back, a sign of a copied key pair: the passkey is accepted for nothing from then on. */
  blockedAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Changes to a passkey run while its user is locked. */
export interface PasskeyStore {
  find(credentialId: string): Promise<Passkey | undefined>;
  /** A user's passkeys, newest first. */
  list(userId: string): Promise<Passkey[]>;
  /** False, without any change, when the credential belongs to a user already. */
  add(passkey: Omit<Passkey, "signsIn" | "blockedAt" | "lastUsedAt">): Promise<boolean>;
  /** False when the user has no passkey with this id; so for `remove`. */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  recordUse(credentialId: string, counter: number, at: Date): Promise<void>;
  block(credentialId: string, at: Date): Promise<void>;
  remove(userId: string, id: string): Promise<boolean>;
  /** Returns how many there were; so for `limitToSecondStep`. */
  removeAll(userId: string): Promise<number>;
  /** Keeps a user's passkeys as a second step that no longer signs in alone. */
  limitToSecondStep(userId: string): Promise<number>;
  /** The random name by which authenticators know the user, stored as `fresh` at the first call. */
  userHandle(userId: string, fresh: string): Promise<string>;
  findUserHandle(userId: string): Promise<string | undefined>;
  forgetUserHandle(userId: string): Promise<void>;
}
