/** What a CAPTCHA says of an answer; `unavailable` when whoever judges it could not be asked. */
export type CaptchaVerdict = "solved" | "failed" | "unavailable";

export interface Captcha {
  /** Judges the answer a browser sent. A solved answer counts once: the same one again has failed. */
  verify(token: string): Promise<CaptchaVerdict>;
}

/** Remembers solved challenges for as long as they could be sent again. */
export interface SpentChallenges {
  /** Uses a challenge up: of any number of racers exactly one gets true. */
  spend(challengeId: string, expiresAt: Date): Promise<boolean>;
  /** Forgets up to `limit` challenges that have expired; tells how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
