import * as z from "zod/mini";
import { minimumPasswordLength } from "#contract/constants.ts";
import { newPassword } from "#contract/fields.ts";
import { messages } from "#contract/messages/messages.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { settingsRoutes, type UserSettings } from "#contract/users/user-settings.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { byLocale } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { AccountName, ProofField, proofSchema } from "./owner-proof.tsx";
import { useChangeForm } from "./use-change.ts";

function passwordSchema(hasPassword: boolean) {
  return z
    .extend(proofSchema(hasPassword), {
      newPassword: newPassword(settingsMessages.passwordMissing),
      confirmPassword: z
        .string({ error: settingsMessages.passwordMissing })
        .check(z.minLength(1, settingsMessages.passwordMissing)),
    })
    .check(
      z.refine((values) => values.newPassword === values.confirmPassword, {
        path: ["confirmPassword"],
        error: messages.register.mismatch,
      }),
    );
}

const list = byLocale((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));

const empty = { password: "", newPassword: "", confirmPassword: "" };

export function PasswordCard({ settings: { hasPassword, providers } }: { settings: UserSettings }) {
  const { form, field, onSubmit, isPending } = useChangeForm({
    schema: passwordSchema(hasPassword),
    defaultValues: empty,
    change: ({ password, newPassword }) => {
      const proof = password === "" ? {} : { currentPassword: password };
      return callApi(settingsRoutes.changePassword, { body: { ...proof, newPassword } });
    },
    successMessage: (reply) => reply.message,
    onDone: () => form.reset(empty),
  });

  return (
    <Card title={t("Password")}>
      {hasPassword && providers.length > 0 && (
        <p className="mb-5 text-ink-soft text-sm">
          {t("You also sign in with {providers}.", { providers: list().format(providers) })}
        </p>
      )}
      <form noValidate onSubmit={onSubmit} className="space-y-5">
        <ProofField hasPassword={hasPassword} {...field("password")} />
        {!hasPassword && <AccountName />}
        <PasswordField
          label={t("New password")}
          autoComplete="new-password"
          hint={t("At least {minimum} characters. Your other devices will be logged out.", {
            minimum: minimumPasswordLength,
          })}
          {...field("newPassword")}
        />
        <PasswordField
          label={t("Confirm password")}
          autoComplete="new-password"
          {...field("confirmPassword")}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          {hasPassword ? t("Change password") : t("Set a password")}
        </Button>
      </form>
    </Card>
  );
}
