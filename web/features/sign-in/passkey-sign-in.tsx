import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useEffect } from "react";
import { messages } from "#contract/messages.ts";
import { passkeyRoutes } from "#contract/passkeys.ts";
import type { Assertion } from "#contract/webauthn.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { session } from "#web/lib/browser-session.ts";
import { isReplaced, passkeySentence, signWithPasskey, stopAwaitingPasskey } from "#web/lib/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { offerPasskeys } from "./passkey-offer.ts";

/** Signs in with a passkey alone: by the button, or by a suggestion of the email field. */
export function PasskeySignIn() {
  const { isPending, mutate } = useMutation({
    mutationFn: async (chosen: Assertion | undefined) => {
      const passkey = chosen ?? (await signWithPasskey(await callApi(passkeyRoutes.signInOptions)));
      return callApi(passkeyRoutes.signIn, { body: { passkey } });
    },
    onSuccess: (reply) => session.start(reply.token, reply.user.id),
    onError: (error) => {
      if (isReplaced(error)) return;
      toast.error(passkeySentence(error) ?? serverMessage(error) ?? messages.passkey.failed);
    },
  });
  // The button's request ends the offer in the browser, so the offer is made again after it.
  useEffect(() => (isPending ? undefined : offerPasskeys(mutate)), [isPending, mutate]);
  useEffect(() => () => void stopAwaitingPasskey(), []);
  return (
    <Button
      variant="secondary"
      size="large"
      className="w-full"
      busy={isPending}
      onClick={() => mutate(undefined)}
    >
      {!isPending && <KeyRound aria-hidden="true" className="size-5" />}
      Sign in with a passkey
    </Button>
  );
}
