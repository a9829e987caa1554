import type { Refusal } from "#contract/refusals.ts";

/** What ties one sign-in's answer to its question. Each is a fresh secret. */
export interface GoogleChallenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person as Google's signed answer describes them. */
export interface GoogleIdentity {
  /** Google's own name for the person, which survives a change of address. */
  sub: string;
  email: string | undefined;
  emailVerified: boolean;
  givenName: string | undefined;
  familyName: string | undefined;
  fullName: string | undefined;
  pictureUrl: string | undefined;
}

export interface GoogleProvider {
  /** Where the browser is sent to sign in. Refuses `google_unavailable`. */
  signInUrl(challenge: GoogleChallenge): Promise<string | Refusal>;
  /**
   * Exchanges and verifies the answer a browser came back with.
   * Refuses `google_cancelled`, `google_answer_invalid` and `google_unavailable`.
   */
  identify(answer: URLSearchParams, challenge: GoogleChallenge): Promise<GoogleIdentity | Refusal>;
}
