export interface TwoStep {
  /** Base32. */
  secret: string;
  /** When a first code showed that the app has the secret; until then nobody is asked for one. */
  confirmedAt: Date | null;
}

export interface TwoStepStore {
  find(userId: string): Promise<TwoStep | undefined>;
  /** Keeps a secret that waits to be confirmed, in place of an earlier one; false when two-step sign-in is on. */
  begin(userId: string, secret: string): Promise<boolean>;
  /** Switches on with the step of the first code; false when it is on already or the secret is another by now. */
  confirm(userId: string, secret: string, step: number, at: Date): Promise<boolean>;
  /** Uses a time step up: of any number of racers exactly one gets true, and later only later steps do. */
  spendStep(userId: string, step: number): Promise<boolean>;
  /** Uses a recovery code up: of any number of racers exactly one gets true. */
  spendRecoveryCode(userId: string, codeHash: string): Promise<boolean>;
  replaceRecoveryCodes(userId: string, codeHashes: readonly string[]): Promise<void>;
  recoveryCodesLeft(userId: string): Promise<number>;
  /** Forgets the secret and the recovery codes. */
  remove(userId: string): Promise<void>;
}
