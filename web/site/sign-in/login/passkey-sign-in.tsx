import { KeyRound } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import type { Assertion } from "#contract/users/webauthn.ts";
import { touched } from "#web/arrival/index.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { notLoadedSentence } from "#web/kit/loading/not-loaded.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** Signs in with a passkey alone: by the button, or by a suggestion of the email field. */
export function PasskeySignIn() {
  const [isBusy, setBusy] = useState(false);
  const signIn = useCallback(async (chosen?: Assertion) => {
    setBusy(true);
    const code = await import("./sign-in-with-passkey.ts").catch(() => null);
    if (code) await code.signInWithPasskey(chosen);
    else toast.error(t(notLoadedSentence));
    setBusy(false);
  }, []);
  // The button's request ends the offer in the browser, so the offer is made again after it.
  useEffect(() => (isBusy ? undefined : offerOnceTouched(signIn)), [isBusy, signIn]);
  useEffect(() => stopAwaiting, []);
  return (
    <Button variant="secondary" size="large" className="w-full" busy={isBusy} onClick={() => void signIn()}>
      {!isBusy && <KeyRound aria-hidden="true" className="size-5" />}
      {t("Sign in with a passkey")}
    </Button>
  );
}

/** Offers passkeys once the reader touches the page: the offer asks the server. Returns what ends it. */
function offerOnceTouched(onChosen: (passkey: Assertion) => void): () => void {
  let isGone = false;
  let end = () => {};
  async function offer(): Promise<void> {
    await touched;
    const { offerPasskeys } = await import("./passkey-offer.ts");
    if (!isGone) end = offerPasskeys(onChosen);
  }
  // Without its code there is no suggestion, and the button is still there.
  void offer().catch(() => {});
  return () => {
    isGone = true;
    end();
  };
}

function stopAwaiting(): void {
  import("#web/kit/session/passkeys.ts")
    .then(({ stopAwaitingPasskey }) => stopAwaitingPasskey())
    // Without its code nothing was awaited.
    .catch(() => undefined);
}
