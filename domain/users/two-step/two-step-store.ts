export interface TwoStep {
  /** Base32. Null when passkeys answer the second step and no app does. */
  secret: string | null;
  /** Time when a first code proved that the app has the secret; until then sign-in asks for no code. */
  confirmedAt: Date | null;
}

export interface TwoStepStore {
  find(userId: string): Promise<TwoStep | undefined>;
  /** Stores an unconfirmed secret in place of an earlier one; false when two-step sign-in is on. */
  begin(userId: string, secret: string): Promise<boolean>;
  /** Switches on without a secret, and drops an unconfirmed one; false when two-step sign-in is on. */
  requirePasskey(userId: string, at: Date): Promise<boolean>;
  /** Switches on with the step of the first code; false when it is on already or the secret has changed. */
  confirm(userId: string, secret: string, step: number, at: Date): Promise<boolean>;
  /** Uses a time step: of any number of concurrent calls exactly one gets true, and afterwards only later steps do. */
  spendStep(userId: string, step: number): Promise<boolean>;
  /** Uses a recovery code: of any number of concurrent calls exactly one gets true. */
  spendRecoveryCode(userId: string, codeHash: string): Promise<boolean>;
  replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
  recoveryCodesLeft(userId: string): Promise<number>;
  remove(userId: string): Promise<void>;
}
