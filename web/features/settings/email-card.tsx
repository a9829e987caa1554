import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { settingsMessages } from "#contract/settings-messages.ts";
import { settingsRoutes, type UserSettings } from "#contract/user-settings.ts";
import { emailField } from "#contract/users.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { drafts } from "#web/lib/browser-drafts.ts";
import { useKeptDraft } from "#web/lib/use-kept-draft.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { useChange } from "./use-change.ts";

const keptFields = ["email"] as const;
const emailSchema = z.object({ email: emailField(settingsMessages.emailMissing) });

export function EmailCard({ settings }: { settings: UserSettings }) {
  const { user, pendingEmail, emailRefusesMail, hasPassword } = settings;
  return (
    <Card title="Email address">
      <p className="mb-5 text-ink-soft text-sm">
        Your address is <strong className="break-words text-ink">{user.email}</strong>. A new one counts once
        you have opened the link that we send to it.
      </p>
      {emailRefusesMail && (
        <Alert tone="warn" className="mb-5">
          {settingsMessages.emailRefusesMail}
        </Alert>
      )}
      {pendingEmail !== null && <PendingEmail email={pendingEmail} />}
      <NewEmailForm hasPassword={hasPassword} />
    </Card>
  );
}

function PendingEmail({ email }: { email: string }) {
  const keep = useChange({
    change: () => callApi(settingsRoutes.keepEmail),
    successMessage: (reply) => reply.message,
  });
  return (
    <Alert tone="info" className="mb-5">
      <p>
        <strong className="break-words">{email}</strong> waits for its link to be opened.
      </p>
      <Button variant="quiet" size="small" busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
        Keep the old address
      </Button>
    </Alert>
  );
}

function NewEmailForm({ hasPassword }: { hasPassword: boolean }) {
  const { register, handleSubmit, subscribe, reset, formState } = useForm({
    resolver: zodResolver(z.extend(emailSchema, proofSchema(hasPassword).shape)),
    defaultValues: { email: drafts.read("email").email ?? "", password: "" },
  });
  useKeptDraft("email", subscribe, keptFields);
  const ask = useChange({
    change: ({ email, ...proof }: { email: string; password: string }) =>
      callApi(settingsRoutes.changeEmail, { body: { email, ...proofOf(proof) } }),
    successMessage: (reply) => reply.message,
    onDone: () => {
      reset({ email: "", password: "" });
      drafts.drop("email");
    },
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => ask.mutate(values))} className="space-y-5">
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <ProofField
        hasPassword={hasPassword}
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" variant="secondary" busy={ask.isPending}>
        Change email
      </Button>
    </form>
  );
}
