import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { QrCode } from "#web/kit/controls/qr-code.tsx";
import { linkStyle } from "#web/kit/controls/text-link.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { t } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { usePasskeys } from "./settings-queries.ts";
import { useChange } from "./use-change.ts";

interface EnrolTwoStepProps {
  hasPassword: boolean;
  onCodes: (codes: readonly string[]) => void;
}

/**
 * Enrols in two steps: proof of identity brings the secret, and a first code shows that the app has it. A user with
 * passkeys can do without an app.
 */
export function EnrolTwoStep({ hasPassword, onCodes }: EnrolTwoStepProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(proofSchema(hasPassword)),
    defaultValues: { password: "" },
  });
  const begin = useChange({
    change: (values: { password: string }) => callApi(twoStepRoutes.begin, { body: proofOf(values) }),
  });
  const requirePasskey = useChange({
    change: (values: { password: string }) =>
      callApi(passkeyRoutes.requireAtLogin, { body: proofOf(values) }),
    successMessage: () => t(twoStepMessages.on),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const passkeys = usePasskeys();
  const hasPasskey = passkeys.data?.some(({ blocked }) => !blocked) ?? false;
  if (begin.data) return <ConfirmApp {...begin.data} onCancel={begin.reset} onCodes={onCodes} />;
  return (
    <form noValidate onSubmit={handleSubmit((values) => begin.mutate(values))} className="space-y-5">
      <ProofField
        hasPassword={hasPassword}
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={begin.isPending}>
          {t("Set up two-step sign-in")}
        </Button>
        {hasPasskey && (
          <Button
            variant="quiet"
            busy={requirePasskey.isPending}
            onClick={handleSubmit((values) => requirePasskey.mutate(values))}
          >
            {t("Use my passkeys, without an app")}
          </Button>
        )}
      </div>
    </form>
  );
}

interface ConfirmAppProps {
  secret: string;
  uri: string;
  onCancel: () => void;
  onCodes: (codes: readonly string[]) => void;
}

function ConfirmApp({ secret, uri, onCancel, onCodes }: ConfirmAppProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(twoStepRoutes.confirm.body),
    defaultValues: { code: "" },
  });
  const confirm = useChange({
    change: (body: { code: string }) => callApi(twoStepRoutes.confirm, { body }),
    successMessage: () => t(twoStepMessages.on),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => confirm.mutate(values))} className="space-y-5">
      <div className="flex flex-col gap-5 sm:flex-row">
        <QrCode text={uri} label={t("QR code with the secret for your authenticator app")} />
        <div className="min-w-0 space-y-3 text-sm">
          <p>{t("Scan this with your authenticator app, or type the secret into it:")}</p>
          <p>
            <code dir="ltr" className="font-semibold text-base">
              {inFours(secret)}
            </code>
          </p>
          <p>
            <a href={uri} className={linkStyle}>
              {t("Open the app on this device")}
            </a>
          </p>
        </div>
      </div>
      <TextField
        label={t("Code from the app")}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        {...register("code")}
      />
      <FormActions submit={t("Switch on")} busy={confirm.isPending} onCancel={onCancel} />
    </form>
  );
}

/** Groups are easier to type. */
function inFours(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}
