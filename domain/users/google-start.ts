import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { GoogleDeps } from "./google-deps.ts";
import { hashToken } from "./tokens.ts";

export const googleSignInLifetime_ms = 10 * 60_000;

export interface StartedGoogleSignIn {
  /** The address to redirect the browser to. */
  url: string;
  /** Google returns it in the callback address. */
  state: string;
  /** The browser keeps it and proves with it at the callback that it started the sign-in. */
  browserSecret: string;
}

/** Starts a sign-in, valid for ten minutes. Refuses `google_unavailable` and then stores nothing. */
export async function startGoogleSignIn(deps: GoogleDeps): Promise<StartedGoogleSignIn | Refusal> {
  const challenge = { state: deps.ids.secret(), nonce: deps.ids.secret(), codeVerifier: deps.ids.secret() };
  const browserSecret = deps.ids.secret();
  const url = await deps.google.signInUrl(challenge);
  if (isRefusal(url)) return url;
  await deps.connection(({ googleSignIns }) =>
    googleSignIns.add({
      stateHash: hashToken(challenge.state),
      browserHash: hashToken(browserSecret),
      nonce: challenge.nonce,
      codeVerifier: challenge.codeVerifier,
      expiresAt: new Date(deps.clock.now().getTime() + googleSignInLifetime_ms),
    }),
  );
  return { url, state: challenge.state, browserSecret };
}
