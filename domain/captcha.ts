import type { CaptchaAction } from "#contract/users/captcha.ts";

/** The verdict on a CAPTCHA answer; `unavailable` when the service that checks it gave no answer. */
export type CaptchaVerdict = "solved" | "failed" | "unavailable";

export interface Captcha {
  /**
   * Checks the answer that a browser sent. A solved answer counts once, and for the form it was solved for where the
   * service knows forms apart.
   */
  verify(token: string, action: CaptchaAction): Promise<CaptchaVerdict>;
}

/** Remembers solved challenges until they expire. */
export interface SpentChallenges {
  /** Marks a challenge as used. Of any number of concurrent calls, exactly one gets true. */
  spend(challengeId: string, expiresAt: Date): Promise<boolean>;
}
