/** What the operator may do to calling while the product runs. */
export interface OperatorStore {
  /** Forbids an account to call and ends its call. False when nobody has this address. */
  freeze(email: string, at: Date): Promise<boolean>;
  /** False when nobody has this address. */
  unfreeze(email: string): Promise<boolean>;
  /** From now on nobody can start a call; calls under way go on. */
  stopCalling(at: Date): Promise<void>;
  resumeCalling(): Promise<void>;
  stoppedSince(): Promise<Date | undefined>;
}
