import { useMutation } from "@tanstack/react-query";
import { useNavigate, useParams } from "react-router";
import { messages } from "#contract/messages/messages.ts";
import { openidRoutes } from "#contract/users/openid.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { openWithTicket } from "#web/site/sign-in/providers/finish-openid-sign-in.ts";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { t } from "#words/translate.ts";

/** The page of the link mailed to an address that a provider does not vouch for. Mail scanners open links, so it takes a press. */
export function ConfirmAddressPage() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const confirm = useMutation({
    mutationFn: () => callApi(openidRoutes.proveAddress, { body: { token } }),
    onSuccess: async ({ ticket, message }) => {
      await navigate(await openWithTicket(ticket, message), { replace: true });
    },
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.openid.loadFailed)),
  });
  return (
    <SignInFrame title={t("Confirm your address")}>
      <div className="space-y-5">
        <p className="text-ink-soft">
          {t(
            "You signed in with an account elsewhere that names this address. Confirm that it is yours, in the browser where you signed in.",
          )}
        </p>
        <Button
          size="large"
          className="w-full"
          busy={confirm.isPending}
          disabled={confirm.isSuccess}
          onClick={() => confirm.mutate()}
        >
          {t("Confirm and sign in")}
        </Button>
      </div>
    </SignInFrame>
  );
}
