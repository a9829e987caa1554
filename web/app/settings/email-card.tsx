import * as z from "zod/mini";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { emailField } from "#contract/users/email-field.ts";
import { settingsRoutes, type UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Address, RichText } from "#web/kit/controls/rich-text.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { useKeptDraft } from "#web/kit/kept/use-kept-draft.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { t } from "#words/translate.ts";
import { ProofField, proofOf, proofSchema } from "./owner-proof.tsx";
import { useChange, useChangeForm } from "./use-change.ts";

const keptFields = ["email"] as const;
const emailSchema = z.object({ email: emailField(settingsMessages.emailMissing) });

export function EmailCard({ settings }: { settings: UserSettings }) {
  const { user, pendingEmail, emailRefusesMail, hasPassword } = settings;
  return (
    <Card title={t("Email address")}>
      <p className="mb-5 text-ink-soft text-sm">
        <RichText
          text={t(
            "Your address is <b>{email}</b>. A new address takes effect when you open the link we send to it.",
            { email: user.email },
          )}
          parts={{ b: (words) => <Address>{words}</Address> }}
        />
      </p>
      {emailRefusesMail && (
        <Alert tone="warn" className="mb-5">
          {t(settingsMessages.emailRefusesMail)}
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
        <RichText
          text={t("<b>{email}</b> takes effect when you open the link we sent to it.", { email })}
          parts={{ b: (words) => <Address>{words}</Address> }}
        />
      </p>
      <Button variant="quiet" size="small" busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
        {t("Keep the old address")}
      </Button>
    </Alert>
  );
}

function NewEmailForm({ hasPassword }: { hasPassword: boolean }) {
  const { form, field, onSubmit, isPending } = useChangeForm({
    schema: z.extend(emailSchema, proofSchema(hasPassword).shape),
    defaultValues: { email: drafts.read("email").email ?? "", password: "" },
    change: ({ email, ...proof }) =>
      callApi(settingsRoutes.changeEmail, { body: { email, ...proofOf(proof) } }),
    successMessage: (reply) => reply.message,
    onDone: () => {
      form.reset({ email: "", password: "" });
      drafts.drop("email");
    },
  });
  useKeptDraft("email", form.subscribe, keptFields);
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-5">
      <TextField label={t("New email")} type="email" autoComplete="email" {...field("email")} />
      <ProofField hasPassword={hasPassword} {...field("password")} />
      <Button type="submit" variant="secondary" busy={isPending}>
        {t("Change email")}
      </Button>
    </form>
  );
}
