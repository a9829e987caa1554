/** The operator's controls over calling while the product runs. */
export interface OperatorStore {
  /** Forbids a user to call and ends the user's open call. False when no user has this address. */
  freeze(email: string, at: Date): Promise<boolean>;
  /** False when no user has this address. */
  unfreeze(email: string): Promise<boolean>;
  /** Refuses every new call from now on; open calls continue. */
  stopCalling(at: Date): Promise<void>;
  resumeCalling(): Promise<void>;
  stoppedSince(): Promise<Date | undefined>;
}
