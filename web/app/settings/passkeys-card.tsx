import { useState } from "react";
import * as z from "zod/mini";
import { passkeyMessages } from "#contract/messages/settings-messages.ts";
import { isFilled } from "#contract/required-text.ts";
import { type PasskeyView, passkeyRoutes } from "#contract/users/passkeys.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { makePasskey } from "#web/kit/session/passkeys.ts";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { t } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { FactorField, useSecondFactor } from "./second-factor.tsx";
import { usePasskeys } from "./settings-queries.ts";
import { useChangeForm } from "./use-change.ts";

export function PasskeysCard({ settings }: { settings: UserSettings }) {
  const passkeys = usePasskeys();
  const [adding, setAdding] = useState(false);
  return (
    <Card title={t("Passkeys")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works only on this site, so a fake page cannot steal it.",
        )}
      </p>
      {passkeys.isPending && <Loading />}
      {passkeys.isError && (
        <Alert tone="danger">{serverMessage(passkeys.error) ?? t(passkeyMessages.listFailed)}</Alert>
      )}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label={t("Your passkeys")} className="mb-5 divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} hasPassword={settings.hasPassword} />
          ))}
        </ul>
      )}
      {adding ? (
        <AddPasskey settings={settings} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {t("Add a passkey")}
        </Button>
      )}
    </Card>
  );
}

const nameSchema = z.object({
  name: z
    .string()
    .check(z.maxLength(60, { error: () => t("Please use at most {maximum} characters", { maximum: 60 }) })),
});

/** Adds a passkey: proof of identity, with two-step sign-in on the second step too, and then the browser's own dialog. */
function AddPasskey({ settings, onClose }: { settings: UserSettings; onClose: () => void }) {
  const { hasPassword, twoStep } = settings;
  const second = useSecondFactor(settings);
  // Without two-step sign-in there is no code to check.
  const codeSchema = twoStep.on ? second.schema : z.object({ code: z.string() });
  const { field, onSubmit, isPending } = useChangeForm({
    schema: z.extend(z.extend(nameSchema, codeSchema.shape), proofSchema(hasPassword).shape),
    defaultValues: { name: "", code: "", password: "" },
    change: async ({ name, code, ...proof }) => {
      const answer = twoStep.on ? await second.answer(code) : {};
      const options = await callApi(passkeyRoutes.addOptions, { body: { ...proofOf(proof), ...answer } });
      const passkey = await makePasskey(options);
      const named = isFilled(name) ? { name } : {};
      return callApi(passkeyRoutes.add, { body: { passkey, ...named } });
    },
    successMessage: () => t(passkeyMessages.added),
    onDone: onClose,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-5">
      <TextField
        label={t("Name of the passkey")}
        hint={t("Such as “My phone”. Left empty, it is named after this browser.")}
        autoComplete="off"
        // The form opens by a button, and this is its first field.
        autoFocus
        {...field("name")}
      />
      {twoStep.on && <FactorField {...second.choice} {...field("code")} />}
      <ProofField hasPassword={hasPassword} {...field("password")} />
      <FormActions submit={t("Continue")} busy={isPending} onCancel={onClose} />
    </form>
  );
}

function PasskeyRow({ passkey, hasPassword }: { passkey: PasskeyView; hasPassword: boolean }) {
  const [form, setForm] = useState<"rename" | "remove" | null>(null);
  const { name, createdAt, lastUsedAt, signsIn, blocked } = passkey;
  const added = formatDateTime(createdAt);
  const close = () => setForm(null);
  return (
    <li className="space-y-4 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 break-words font-semibold">
            <span className="min-w-0 break-words">{name}</span>
            {blocked && <Badge tone="danger">{t("Blocked")}</Badge>}
            {!blocked && !signsIn && <Badge tone="warn">{t("Second step only")}</Badge>}
          </p>
          <p className="text-ink-soft text-sm">
            {lastUsedAt === null
              ? t("Added {added}, never used", { added })
              : t("Added {added}, last used {used}", { added, used: formatDateTime(lastUsedAt) })}
          </p>
        </div>
        {form === null && (
          <div className="flex gap-1">
            <Button
              variant="quiet"
              size="small"
              aria-label={t("Rename {name}", { name })}
              onClick={() => setForm("rename")}
            >
              {t("Rename")}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t("Remove {name}", { name })}
              onClick={() => setForm("remove")}
            >
              {t("Remove")}
            </Button>
          </div>
        )}
      </div>
      {blocked && (
        <p className="text-danger text-sm">
          {t("This passkey may have been copied, so it is no longer accepted. Please remove it.")}
        </p>
      )}
      {form === "rename" && <RenamePasskey passkey={passkey} onClose={close} />}
      {form === "remove" && <RemovePasskey passkey={passkey} hasPassword={hasPassword} onClose={close} />}
    </li>
  );
}

interface PasskeyFormProps {
  passkey: PasskeyView;
  onClose: () => void;
}

function RenamePasskey({ passkey: { id, name }, onClose }: PasskeyFormProps) {
  const { field, onSubmit, isPending } = useChangeForm({
    schema: passkeyRoutes.rename.body,
    defaultValues: { name },
    change: (body) => callApi(passkeyRoutes.rename, { params: { id }, body }),
    successMessage: (reply) => reply.message,
    onDone: onClose,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <TextField
        label={t("New name")}
        autoComplete="off"
        // The form opens by a button, and this is its only field.
        autoFocus
        {...field("name")}
      />
      <FormActions submit={t("Save")} size="small" busy={isPending} onCancel={onClose} />
    </form>
  );
}

function RemovePasskey({
  passkey: { id },
  hasPassword,
  onClose,
}: PasskeyFormProps & { hasPassword: boolean }) {
  const { field, onSubmit, isPending } = useChangeForm({
    schema: proofSchema(hasPassword),
    defaultValues: { password: "" },
    change: (values) => callApi(passkeyRoutes.remove, { params: { id }, body: proofOf(values) }),
    successMessage: (reply) => reply.message,
    onDone: onClose,
  });
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-4">
      <ProofField
        hasPassword={hasPassword}
        // The form opens by a button, and this is its only field.
        autoFocus
        {...field("password")}
      />
      <FormActions
        submit={t("Remove passkey")}
        variant="danger"
        size="small"
        busy={isPending}
        onCancel={onClose}
      />
    </form>
  );
}
