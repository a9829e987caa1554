import { useState } from "react";
import * as z from "zod/mini";
import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { passkeyRoutes } from "#contract/users/passkeys.ts";
import { twoStepRoutes } from "#contract/users/two-step.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { linkStyle } from "#web/kit/controls/links.tsx";
import { QrCode } from "#web/kit/controls/qr-code.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { brandedFile } from "#words/branded-file.ts";
import { t, tn } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { FactorField, useSecondFactor } from "./second-factor.tsx";
import { usePasskeys } from "./settings-queries.ts";
import { showRefused, useChange, useChangeForm } from "./use-change.ts";

export function TwoStepCard({ settings }: { settings: UserSettings }) {
  const { twoStep } = settings;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Card
      title={t("Two-step sign-in")}
      action={<Badge tone={twoStep.on ? "good" : "plain"}>{twoStep.on ? t("On") : t("Off")}</Badge>}
    >
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "Logging in with your password or a provider such as Google then also takes a code from an authenticator app on your phone, or a passkey, so a stolen password is not enough. Signing in with a passkey alone already counts as two steps.",
        )}
      </p>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
      ) : twoStep.on ? (
        <ManageTwoStep settings={settings} onCodes={setCodes} />
      ) : (
        <EnrolTwoStep settings={settings} onCodes={setCodes} />
      )}
    </Card>
  );
}

function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const text = `${codes.join("\n")}\n`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t(twoStepMessages.copied));
    } catch {
      toast.error(t(twoStepMessages.copyFailed));
    }
  }
  return (
    <div className="space-y-5">
      <Alert tone="warn">{t(twoStepMessages.keepCodes)}</Alert>
      <ul
        dir="ltr"
        aria-label={t("Recovery codes")}
        className="grid gap-x-8 gap-y-1.5 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t("Copy")}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile(brandedFile("recovery-codes.txt"), text, "text/plain")}
        >
          {t("Download")}
        </Button>
        <Button onClick={onSaved}>{t("I have saved them")}</Button>
      </div>
    </div>
  );
}

interface TwoStepProps {
  settings: UserSettings;
  onCodes: (codes: readonly string[]) => void;
}

/** Renews the recovery codes or switches the second step off; both need the second step and proof of identity. */
function ManageTwoStep({ settings, onCodes }: TwoStepProps) {
  const { hasPassword, twoStep } = settings;
  const codesLeft = twoStep.recoveryCodesLeft;
  const second = useSecondFactor(settings);
  const bodyOf = async ({ code, password }: { code: string; password: string }) => ({
    ...(await second.answer(code)),
    ...proofOf({ password }),
  });
  const renew = useChangeForm({
    schema: z.extend(second.schema, proofSchema(hasPassword).shape),
    defaultValues: { code: "", password: "" },
    change: async (values) => callApi(twoStepRoutes.renewRecoveryCodes, { body: await bodyOf(values) }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const switchOff = useChange({
    change: async (values: Parameters<typeof bodyOf>[0]) =>
      callApi(twoStepRoutes.switchOff, { body: await bodyOf(values) }),
    successMessage: (reply) => reply.message,
    onDone: () => renew.form.reset(),
    showAtField: (error) => showRefused(renew.form, error),
  });
  const isBusy = renew.isPending || switchOff.isPending;
  return (
    <form noValidate onSubmit={renew.onSubmit} className="space-y-5">
      <p className="text-sm">
        {tn(codesLeft, "You have {n} recovery code left.", "You have {n} recovery codes left.")}
      </p>
      <FactorField {...second.choice} {...renew.field("code")} />
      <ProofField hasPassword={hasPassword} {...renew.field("password")} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" disabled={isBusy} busy={renew.isPending}>
          {t("New recovery codes")}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          busy={switchOff.isPending}
          onClick={renew.form.handleSubmit((values) => switchOff.mutate(values))}
          className="text-danger hover:bg-danger-soft"
        >
          {t("Switch off")}
        </Button>
      </div>
    </form>
  );
}

/** Proof of identity brings the secret, and a first code shows that the app has it. Passkeys do without an app. */
function EnrolTwoStep({ settings: { hasPassword }, onCodes }: TwoStepProps) {
  const begin = useChangeForm({
    schema: proofSchema(hasPassword),
    defaultValues: { password: "" },
    change: (values) => callApi(twoStepRoutes.begin, { body: proofOf(values) }),
  });
  const requirePasskey = useChange({
    change: (values: { password: string }) =>
      callApi(passkeyRoutes.requireAtLogin, { body: proofOf(values) }),
    successMessage: () => t(twoStepMessages.on),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    showAtField: (error) => showRefused(begin.form, error),
  });
  const passkeys = usePasskeys();
  const hasPasskey = passkeys.data?.some(({ blocked }) => !blocked) ?? false;
  if (begin.reply) return <ConfirmApp {...begin.reply} onCancel={begin.forgetReply} onCodes={onCodes} />;
  return (
    <form noValidate onSubmit={begin.onSubmit} className="space-y-5">
      <ProofField hasPassword={hasPassword} {...begin.field("password")} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" busy={begin.isPending}>
          {t("Set up two-step sign-in")}
        </Button>
        {hasPasskey && (
          <Button
            variant="quiet"
            busy={requirePasskey.isPending}
            onClick={begin.form.handleSubmit((values) => requirePasskey.mutate(values))}
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
  const { field, onSubmit, isPending } = useChangeForm({
    schema: twoStepRoutes.confirm.body,
    defaultValues: { code: "" },
    change: (body) => callApi(twoStepRoutes.confirm, { body }),
    successMessage: () => t(twoStepMessages.on),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-5">
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
        {...field("code")}
      />
      <FormActions submit={t("Switch on")} busy={isPending} onCancel={onCancel} />
    </form>
  );
}

/** Groups are easier to type. */
function inFours(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}
