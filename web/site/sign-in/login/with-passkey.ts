import { passkeyMessages } from "#contract/messages/settings-messages.ts";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import type { Assertion } from "#contract/users/webauthn.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import {
  awaitAutofilledPasskey,
  canAutofillPasskeys,
  isReplaced,
  passkeySentence,
  signWithPasskey,
} from "#web/kit/session/passkeys.ts";
import { t } from "#words/translate.ts";

/** Signs in with the chosen passkey, or asks the user to choose one. Says why it failed. */
export async function signInWithPasskey(chosen?: Assertion): Promise<void> {
  try {
    const passkey = chosen ?? (await signWithPasskey(await callApi(passkeyRoutes.signInOptions)));
    const { token, user } = await callApi(passkeyRoutes.signIn, { body: { passkey } });
    session.start(token, user.id);
  } catch (error) {
    if (isReplaced(error)) return;
    toast.error(passkeySentence(error) ?? serverMessage(error) ?? t(passkeyMessages.failed));
  }
}

/** Before the challenge expires, which takes five minutes. */
const renewEvery_ms = 4 * 60_000;

/** Offers passkeys in the email field until the returned function is called. Errors stay silent: no one has asked. */
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
