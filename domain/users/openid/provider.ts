import type { Refusal } from "#contract/refusals.ts";
import type { Identity } from "./identity.ts";

/** Ties a provider's answer to the sign-in that asked for it. Each is a new secret. */
export interface OpenidChallenge {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** True for the second request of a sign-in, which has no prompt because the provider refused the first one's. */
  isAskedAgain: boolean;
}

/** A person as a provider's signed answer describes them. */
export interface ProviderIdentity extends Identity {
  email: string | undefined;
  /** True only when the provider vouches that the address is the person's. */
  emailVerified: boolean;
  givenName: string | undefined;
  familyName: string | undefined;
  fullName: string | undefined;
  pictureUrl: string | undefined;
}

export interface OpenidProvider {
  /** The configured name, which stands in addresses. */
  name: string;
  /** False where a mailed link proves an address that the provider does not vouch for. */
  refusesUnverified: boolean;
  /** The address where the browser signs in. Refuses `openid_unavailable`. */
  signInUrl(challenge: OpenidChallenge): Promise<string | Refusal>;
  /**
   * Exchanges and verifies the answer of a callback; `refusesPrompt` when the provider may take the request without its
   * prompt. Refuses `openid_cancelled`, `openid_interaction_required`,
   * `openid_answer_invalid` and `openid_unavailable`.
   */
  identify(
    answer: URLSearchParams,
    challenge: OpenidChallenge,
  ): Promise<ProviderIdentity | "refusesPrompt" | Refusal>;
}
