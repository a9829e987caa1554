import { passkeyRoutes } from "#contract/users/passkeys.ts";
import type { Assertion } from "#contract/users/webauthn.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { awaitAutofilledPasskey, canAutofillPasskeys } from "#web/kit/session/passkeys.ts";

/** Before the challenge expires, which takes five minutes. */
const renewEvery_ms = 4 * 60_000;

/**
 * Offers passkeys among the suggestions of the login form's email field, where the browser can. Errors are not shown,
 * because the person did not ask for anything and the button is still there.
 * Returns what ends the offer.
 */
export function offerPasskeys(onChosen: (passkey: Assertion) => void): () => void {
  let ended = false;
  async function offer(): Promise<void> {
    if (!(await canAutofillPasskeys())) return;
    const options = await callApi(passkeyRoutes.signInOptions);
    if (ended) return;
    const passkey = await awaitAutofilledPasskey(options);
    if (!ended) onChosen(passkey);
  }
  const offerQuietly = () => void offer().catch(() => {});
  offerQuietly();
  const renewal = window.setInterval(offerQuietly, renewEvery_ms);
  return () => {
    ended = true;
    window.clearInterval(renewal);
  };
}
