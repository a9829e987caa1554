import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { refuseUnreachable } from "#domain/mail-reach.ts";
import { hashToken } from "#domain/tokens.ts";
import type { OpenidDeps } from "./deps.ts";
import type { UnprovenAddress } from "./prove-address.ts";
import type { ProviderIdentity } from "./provider.ts";
import { isAskedAgain, type StartedSignIn, startOpenidSignIn } from "./start-sign-in.ts";
import { issueTicket, type SignInTicket } from "./ticket.ts";
import { userOfIdentity } from "./user-of-identity.ts";

export interface OpenidCallback {
  /** The query of the callback address that the provider sent the browser to. */
  answer: URLSearchParams;
  state: string;
  /** The secret that the browser kept since the start; undefined for a browser that started nothing. */
  browserSecret: string | undefined;
}

/**
 * Finishes a sign-in, or starts it again, once, where the provider refuses the prompt. Returns a ticket for its session,
 * valid once, for 60 seconds and in this browser. Every outcome
 * uses the state up. A person is known by issuer and subject. An address counts for a new identity alone, and only when
 * the provider vouches for it; otherwise the identity comes back as `unproven`, and has touched no user.
 * Refuses `openid_sign_in_expired`, `openid_cancelled`, `openid_interaction_required`, `openid_answer_invalid`, `openid_unavailable`,
 * `openid_email_not_verified`, `openid_account_differs`, and `email_not_reachable` for a new identity.
 */
export async function finishOpenidSignIn(
  deps: OpenidDeps,
  { answer, state, browserSecret }: OpenidCallback,
): Promise<SignInTicket | { unproven: UnprovenAddress } | StartedSignIn | Refusal> {
  if (browserSecret === undefined) return refuse("openid_sign_in_expired");
  const signIn = await deps.connection(({ openidSignIns }) =>
    openidSignIns.take(hashToken(state), hashToken(browserSecret), deps.provider.name, deps.clock.now()),
  );
  if (signIn === undefined) return refuse("openid_sign_in_expired");

  const { nonce, codeVerifier } = signIn;
  const identity = await deps.provider.identify(answer, {
    state,
    nonce,
    codeVerifier,
    isAskedAgain: isAskedAgain(state),
  });
  if (identity === "refusesPrompt") return startOpenidSignIn(deps, { askAgain: true });
  if (isRefusal(identity)) return identity;

  // A person who is known signs in without a question to the mail server.
  const unreachable = await refuseUnreachable(deps.mail, identity.email ?? "").catch(() =>
    refuse("unavailable"),
  );
  return deps.transaction(async (stores) => {
    const owner = await stores.identities.owner(identity);
    if (owner) return issueTicket(deps, stores, owner.id, identity);
    if (unreachable) return unreachable;
    if (!deps.provider.refusesUnverified && isUnproven(identity)) return { unproven: identity };
    const match = await userOfIdentity(deps, stores, identity);
    return isRefusal(match) ? match : issueTicket(deps, stores, match.user.id, identity);
  });
}

function isUnproven(identity: ProviderIdentity): identity is UnprovenAddress {
  return identity.email !== undefined && !identity.emailVerified;
}
