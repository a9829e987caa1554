import { useMutation } from "@tanstack/react-query";
import { useParams } from "react-router";
import { googleRoutes } from "#contract/google.ts";
import { messages } from "#contract/messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { GoogleButton } from "./google-button.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** The page of the mailed token that links Google. Mail scanners open links, so linking takes a press. */
export function ConfirmGooglePage() {
  const { token = "" } = useParams();
  const confirm = useMutation({
    mutationFn: () => callApi(googleRoutes.confirmLink, { body: { token } }),
    onError: (error) => toast.error(serverMessage(error) ?? messages.google.linkFailed),
  });
  return (
    <SignInFrame title="Link Google sign-in">
      <div className="space-y-5">
        {confirm.isSuccess ? (
          <>
            <Alert tone="good">{confirm.data.message}</Alert>
            <GoogleButton>Sign in with Google</GoogleButton>
          </>
        ) : (
          <>
            <p className="text-ink-soft">
              From then on you sign in with Google. The password of the account stops working, and every
              device is logged out.
            </p>
            <Button size="large" className="w-full" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              Link Google sign-in
            </Button>
          </>
        )}
      </div>
    </SignInFrame>
  );
}
