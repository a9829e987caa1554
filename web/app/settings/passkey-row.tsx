import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { type PasskeyView, passkeyRoutes } from "#contract/users/passkeys.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { FormActions } from "#web/kit/fields/form-actions.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { t } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { useChange } from "./use-change.ts";

interface PasskeyRowProps {
  passkey: PasskeyView;
  hasPassword: boolean;
}

/** One passkey, and the forms that rename and remove it. */
export function PasskeyRow({ passkey, hasPassword }: PasskeyRowProps) {
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
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passkeyRoutes.rename.body),
    defaultValues: { name },
  });
  const rename = useChange({
    change: (body: { name: string }) => callApi(passkeyRoutes.rename, { params: { id }, body }),
    successMessage: (reply) => reply.message,
    onDone: onClose,
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => rename.mutate(values))} className="space-y-4">
      <TextField
        label={t("New name")}
        autoComplete="off"
        // The form opens by a button, and this is its only field.
        autoFocus
        error={formState.errors.name?.message}
        {...register("name")}
      />
      <FormActions submit={t("Save")} size="small" busy={rename.isPending} onCancel={onClose} />
    </form>
  );
}

function RemovePasskey({
  passkey: { id },
  hasPassword,
  onClose,
}: PasskeyFormProps & { hasPassword: boolean }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(proofSchema(hasPassword)),
    defaultValues: { password: "" },
  });
  const remove = useChange({
    change: (values: { password: string }) =>
      callApi(passkeyRoutes.remove, { params: { id }, body: proofOf(values) }),
    successMessage: (reply) => reply.message,
    onDone: onClose,
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => remove.mutate(values))} className="space-y-4">
      <ProofField
        hasPassword={hasPassword}
        // The form opens by a button, and this is its only field.
        autoFocus
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <FormActions
        submit={t("Remove passkey")}
        variant="danger"
        size="small"
        busy={remove.isPending}
        onCancel={onClose}
      />
    </form>
  );
}
