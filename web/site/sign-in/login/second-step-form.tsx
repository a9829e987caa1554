import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useForm } from "react-hook-form";
import { passkeyMessages, twoStepMessages } from "#contract/messages/settings-messages.ts";
import { refusals } from "#contract/refusals.ts";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import { type TwoStepChallenge, twoStepRoutes } from "#contract/users/two-step.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { isReplaced, passkeySentence, signWithPasskey } from "#web/kit/session/passkeys.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

interface SecondStepFormProps {
  challenge: TwoStepChallenge;
  onLeave: () => void;
}

export function SecondStepForm({ challenge: { challenge, methods }, onLeave }: SecondStepFormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(twoStepRoutes.confirm.body),
    defaultValues: { code: "" },
  });
  const [byApp, byPasskey] = [methods.includes("app"), methods.includes("passkey")];
  const finish = useMutation({
    mutationFn: async ({ code }: { code?: string }) =>
      callApi(twoStepRoutes.finishLogin, {
        body: { challenge, ...(code === undefined ? { passkey: await signed(challenge) } : { code }) },
      }),
    onSuccess: (reply) => {
      onLeave();
      session.start(reply.token, reply.user.id);
    },
    onError: (error, { code }) => {
      if (isReplaced(error)) return;
      if (error instanceof ApiError && error.code === "two_step_failed") {
        setError("code", { message: refusals.two_step_failed.message }, { shouldFocus: true });
        return;
      }
      const failed = code === undefined ? passkeyMessages.failed : twoStepMessages.failed;
      toast.error(passkeySentence(error) ?? serverMessage(error) ?? t(failed));
      if (error instanceof ApiError && error.code === "two_step_expired") onLeave();
    },
  });
  const isSigning = finish.isPending && finish.variables.code === undefined;
  return (
    <form noValidate onSubmit={handleSubmit((values) => finish.mutate(values))} className="space-y-5">
      <p role="status" className="text-ink-soft text-sm">
        {t(question(byApp, byPasskey))}
      </p>
      {byPasskey && (
        <Button
          variant={byApp ? "secondary" : "primary"}
          size="large"
          className="w-full"
          busy={isSigning}
          disabled={finish.isPending}
          // Without an app the passkey is what most people use.
          autoFocus={!byApp}
          onClick={() => finish.mutate({})}
        >
          {!isSigning && <KeyRound aria-hidden="true" className="size-5" />}
          {t("Use a passkey")}
        </Button>
      )}
      <TextField
        label={t("Code")}
        dir="ltr"
        hint={byApp ? t("Six digits, or one of your recovery codes") : t("One of your recovery codes")}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // The code is the only field of the page.
        autoFocus={byApp || !byPasskey}
        error={formState.errors.code?.message}
        {...register("code")}
      />
      <Button
        type="submit"
        variant={byPasskey && !byApp ? "secondary" : "primary"}
        size="large"
        busy={finish.isPending && !isSigning}
        disabled={finish.isPending}
        className="w-full"
      >
        {t("Continue")}
      </Button>
      <Button variant="quiet" className="w-full" onClick={onLeave}>
        {t("Back to Login")}
      </Button>
    </form>
  );
}

async function signed(challenge: string) {
  return signWithPasskey(await callApi(passkeyRoutes.secondStepOptions, { body: { challenge } }));
}

function question(byApp: boolean, byPasskey: boolean): Sentence {
  if (byApp) return byPasskey ? passkeyMessages.askEither : passkeyMessages.askCode;
  return byPasskey ? passkeyMessages.askPasskey : passkeyMessages.askRecoveryCode;
}
