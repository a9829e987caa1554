import type { Refusal } from "#contract/refusals.ts";

/** Ties Google's answer to the sign-in that asked for it. Each is a new secret. */
export interface OpenidChallenge {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person as Google's signed answer describes them. */
export interface ProviderIdentity {
  /** Google's id of the person, which survives a change of address. */
  sub: string;
  email: string | undefined;
  emailVerified: boolean;
  givenName: string | undefined;
  familyName: string | undefined;
  fullName: string | undefined;
  pictureUrl: string | undefined;
}

export interface OpenidProvider {
  /** The address where the browser signs in. Refuses `google_unavailable`. */
  signInUrl(challenge: OpenidChallenge): Promise<string | Refusal>;
  /**
   * Exchanges and verifies the answer of a callback. Refuses `google_cancelled`, `google_interaction_required`, `google_answer_invalid` and
   * `google_unavailable`.
   */
  identify(answer: URLSearchParams, challenge: OpenidChallenge): Promise<ProviderIdentity | Refusal>;
}
