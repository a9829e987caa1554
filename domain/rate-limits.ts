/** How often something may be tried. After too many attempts comes a wait, twice as long each time within a day. */
export interface AttemptLimit {
  attempts: number;
  window_s: number;
  firstWait_s: number;
  longestWait_s: number;
}

/** Who an attempt is counted against: the machine it comes from, and the account it is aimed at. */
export interface AttemptKeys {
  ip: string;
  /** Any text that names the account; only its hash is stored. */
  account: string;
}

export type ActionLimits = Readonly<Record<keyof AttemptKeys, AttemptLimit>>;

/** Counts attempts for all nodes together. */
export interface RateLimits<Action extends string> {
  /** Counts one attempt. Over a limit, tells the whole seconds to wait, at least one. */
  take(action: Action, keys: AttemptKeys): Promise<{ retryAfter_s: number } | undefined>;
  /** Forgets the attempts counted against an account, once they turned out to be its owner's. */
  forgive(action: Action, account: string): Promise<void>;
}
