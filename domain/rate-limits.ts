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
  /** Any text that names the account, where there is one; only its hash is stored. */
  account: string | undefined;
}

export interface ActionLimits {
  /** Of one machine, over all accounts. */
  ip: AttemptLimit;
  /**
   * Of one account: over all machines that its owner has never used, together; and alone for each network that the
   * owner is known to use, so that strangers who guess cannot keep the owner out.
   */
  account?: AttemptLimit;
  /** After so many attempts from one machine the next ones need a solved CAPTCHA. */
  captchaAfter?: number;
}

/** Counts attempts for all nodes together. */
export interface RateLimits<Action extends string> {
  /** Counts one attempt. Over a limit, tells the whole seconds to wait, at least one. */
  take(action: Action, keys: AttemptKeys): Promise<{ retryAfter_s: number } | undefined>;
  /** Tells whether so much was tried from a machine that the next attempt needs a solved CAPTCHA. Counts nothing. */
  needsCaptcha(action: Action, ip: string): Promise<boolean>;
  /** Forgets the attempts counted against an account, once they turned out to be its owner's. */
  forgive(action: Action, keys: AttemptKeys): Promise<void>;
  /** Remembers that the owner of an account uses the network of this machine. */
  trust(keys: AttemptKeys): Promise<void>;
}
