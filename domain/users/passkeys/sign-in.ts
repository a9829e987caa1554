import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Assertion, RequestOptions } from "#contract/users/webauthn.ts";
import { type LoggedIn, openSession } from "#domain/users/sign-in/open-session.ts";
import type { RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import { issueChallenge, takeChallenge } from "./challenge.ts";
import { checkAssertion } from "./check-assertion.ts";

/** A challenge for any passkey of this site. It takes no address, so it says nothing about who has a passkey. */
export async function askForPasskey(deps: UserDeps): Promise<RequestOptions> {
  const challenge = await deps.connection(({ passkeyChallenges }) =>
    issueChallenge(deps, passkeyChallenges, "sign_in", null),
  );
  return deps.relyingParty.requestOptions({ challenge, userVerification: "required" });
}

/**
 * Opens a session for a passkey whose authenticator verified its user. It counts as both steps, so no code follows.
 * Refuses `passkey_expired`, `passkey_refused` and `passkey_copied`.
 */
export async function signInWithPasskey(
  deps: RequestDeps,
  assertion: Assertion,
): Promise<LoggedIn | Refusal> {
  const { clientDataJSON } = assertion.response;
  return deps.transaction(async (stores) => {
    const taking = { purpose: "sign_in", userId: null, clientDataJSON } as const;
    const challenge = await takeChallenge(deps, stores.passkeyChallenges, taking);
    if (challenge === undefined) return refuse("passkey_expired");
    const passkey = await stores.passkeys.find(assertion.id);
    const user = passkey && (await stores.users.lock(passkey.userId));
    if (!user) return refuse("passkey_refused");
    const refused = await checkAssertion(deps, stores, user, { assertion, challenge, role: "sign_in" });
    if (isRefusal(refused)) return refused;
    return openSession(deps, stores, user, "passkey", "passkey");
  });
}
