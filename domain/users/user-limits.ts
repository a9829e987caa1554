import type { AttemptLimit } from "#domain/rate-limits/attempt-limiter.ts";
import type { ActionLimits } from "#domain/rate-limits/rate-limits.ts";

const minute_s = 60;
const hour_s = 60 * minute_s;

/** A whole office may share one IP address, so an address gets more attempts than a user. */
const perIp: AttemptLimit = {
  attempts: 100,
  window_s: 15 * minute_s,
  firstWait_s: minute_s,
  longestWait_s: hour_s,
};

/** The longest wait is short: a stranger who guesses must not lock the owner out for long. */
const perPassword: AttemptLimit = {
  attempts: 10,
  window_s: 15 * minute_s,
  firstWait_s: minute_s,
  longestWait_s: 15 * minute_s,
};

/**
 * For strangers who got past the first step. Of a million codes three are valid, so 5 guesses a day find one
 * after more than a century on average. The owner is counted apart on known networks, and a wait always ends.
 */
const perSecondStep: AttemptLimit = {
  attempts: 5,
  window_s: 24 * hour_s,
  firstWait_s: 5 * minute_s,
  longestWait_s: 24 * hour_s,
  memory_s: 30 * 24 * hour_s,
};

/** Every attempt may send a mail. All tags of an address count as its mailbox, where mail goes to any address that is typed. */
const perMailbox: AttemptLimit = {
  attempts: 5,
  window_s: hour_s,
  firstWait_s: 5 * minute_s,
  longestWait_s: hour_s,
};

/** A household or a small office never reaches this within the window. */
const captchaAfter = 20;

/** The limits of the calls that guess passwords or send mail. */
export const userLimits = {
  login: { ip: perIp, user: perPassword },
  signup: { ip: perIp, user: perMailbox, captchaAfter },
  forgot_password: { ip: perIp, user: perMailbox, captchaAfter },
  resend_verification: { ip: perIp, user: perMailbox },
  /** The page of a sign-up asks every second for five minutes, and several people may sign up in one office. */
  sign_up_state: { ip: { ...perIp, attempts: 3_000 } },
  delete_user: { ip: perIp, user: perPassword },
  /** For a logged-in user: a stranger at an open browser must not guess the password. */
  prove_owner: { ip: perIp, user: perPassword },
  /** Tokens, tickets and challenges are too long to guess. This limit only bounds the work that strangers can cause. */
  redeem_token: { ip: { ...perIp, attempts: 300 } },
  openid_start: { ip: perIp },
  /** Counts the mailbox, because a stranger at a provider may name any address. */
  prove_address_mail: { ip: perIp, user: perMailbox },
  openid_link_mail: { ip: perIp, user: perMailbox },
  /** Bounds the cost of reading all of a user's data. */
  download_data: { ip: perIp, user: { ...perMailbox, attempts: 10 } },
  change_email: { ip: perIp, user: perMailbox },
  /** Counts the mailbox that is asked for, over all users who ask. Over it the answer stays the same, without a mail. */
  mail_new_address: { ip: perIp, user: perMailbox },
  two_step: { ip: perIp, user: perSecondStep, knownUser: perPassword },
  /** The login page asks for a challenge whenever it is opened. */
  passkey_challenge: { ip: { ...perIp, attempts: 300 } },
  /** Signatures cannot be guessed. This limit bounds the work, and counts a passkey's attempts like a user's logins. */
  passkey_login: { ip: perIp, user: perPassword },
} as const satisfies Record<string, ActionLimits>;

export type UserAction = keyof typeof userLimits;
