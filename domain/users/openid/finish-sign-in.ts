import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { hashToken } from "#domain/users/tokens.ts";
import type { OpenidDeps } from "./deps.ts";
import { issueTicket, type SignInTicket } from "./ticket.ts";
import { userOfIdentity } from "./user-of-identity.ts";

export interface OpenidCallback {
  /** The query of the callback address that Google sent the browser to. */
  answer: URLSearchParams;
  state: string;
  /** The secret that the browser kept since the start; undefined for a browser that started nothing. */
  browserSecret: string | undefined;
}

/**
 * Finishes a sign-in and returns a ticket for its session, valid once, for 60 seconds and in this browser. Every outcome
 * uses the state up.
 * Refuses `google_sign_in_expired`, `google_cancelled`, `google_interaction_required`, `google_answer_invalid`, `google_unavailable`,
 * `google_email_not_verified` and `google_account_differs`.
 */
export async function finishOpenidSignIn(
  deps: OpenidDeps,
  { answer, state, browserSecret }: OpenidCallback,
): Promise<SignInTicket | Refusal> {
  if (browserSecret === undefined) return refuse("google_sign_in_expired");
  const signIn = await deps.connection(({ openidSignIns }) =>
    openidSignIns.take(hashToken(state), hashToken(browserSecret), deps.clock.now()),
  );
  if (signIn === undefined) return refuse("google_sign_in_expired");

  const { nonce, codeVerifier } = signIn;
  const identity = await deps.google.identify(answer, { state, nonce, codeVerifier });
  if (isRefusal(identity)) return identity;

  return deps.transaction(async (stores) => {
    const found = await userOfIdentity(deps, stores, identity);
    if (isRefusal(found)) return found;
    return issueTicket(deps, stores, found.user.id, found.linked ? null : identity.sub);
  });
}
