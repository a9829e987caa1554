/** The browsers that users have signed in with, each by one hash of the user and the browser's secret. */
export interface KnownDeviceStore {
  has(userId: string, deviceHash: string, seenAfter: Date): Promise<boolean>;
  /** Of a user's devices keeps the `most` seen last. */
  remember(userId: string, deviceHash: string, at: Date, most: number): Promise<void>;
  forgetAll(userId: string): Promise<void>;
  /** Removes up to `limit` devices last seen before this moment; returns how many. */
  sweep(seenBefore: Date, limit: number): Promise<number>;
}
