import { isRefusal, type Refusal } from "#contract/refusals.ts";
import { hashToken } from "#domain/tokens.ts";
import type { OpenidDeps } from "./deps.ts";

export const signInLifetime_ms = 10 * 60_000;

export interface StartedSignIn {
  url: string;
  /** The provider returns it in the callback address. */
  state: string;
  /** The browser keeps it and proves with it at the callback that it started the sign-in. */
  browserSecret: string;
}

/** Ends the state of a sign-in that is asked for again. Only the whole state is known here, so it cannot be taken away. */
const again = ".again";

export const isAskedAgain = (state: string) => state.endsWith(again);

/**
 * Starts a sign-in, valid for ten minutes; `askAgain` for the second request of one. Refuses `openid_unavailable` and then
 * stores nothing.
 */
export async function startOpenidSignIn(
  deps: OpenidDeps,
  { askAgain }: { askAgain: boolean } = { askAgain: false },
): Promise<StartedSignIn | Refusal> {
  const challenge = {
    state: `${deps.ids.secret()}${askAgain ? again : ""}`,
    nonce: deps.ids.secret(),
    codeVerifier: deps.ids.secret(),
    isAskedAgain: askAgain,
  };
  const browserSecret = deps.ids.secret();
  const url = await deps.provider.signInUrl(challenge);
  if (isRefusal(url)) return url;
  await deps.connection(({ openidSignIns }) =>
    openidSignIns.add({
      provider: deps.provider.name,
      stateHash: hashToken(challenge.state),
      browserHash: hashToken(browserSecret),
      nonce: challenge.nonce,
      codeVerifier: challenge.codeVerifier,
      expiresAt: new Date(deps.clock.now().getTime() + signInLifetime_ms),
    }),
  );
  return { url, state: challenge.state, browserSecret };
}
