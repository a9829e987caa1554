import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
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
import { byLocale } from "#words/by-locale.ts";
import { t } from "#words/translate.ts";
import { ProofField, proofSchema } from "./owner-proof.tsx";
import { useChange } from "./use-change.ts";

/** The change-password form: the current password if there is one, and the new password twice. */
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

type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;

const empty: PasswordValues = { password: "", newPassword: "", confirmPassword: "" };

export function PasswordCard({ settings: { hasPassword, providers } }: { settings: UserSettings }) {
  const { register, handleSubmit, reset, formState } = useForm<PasswordValues>({
    resolver: zodResolver(passwordSchema(hasPassword)),
    defaultValues: empty,
  });
  const change = useChange({
    change: ({ password, newPassword }: PasswordValues) => {
      const proof = password === "" ? {} : { currentPassword: password };
      return callApi(settingsRoutes.changePassword, { body: { ...proof, newPassword } });
    },
    successMessage: (reply) => reply.message,
    onDone: () => reset(empty),
  });
  const field = (name: keyof PasswordValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });

  return (
    <Card title={t("Password")}>
      {hasPassword && providers.length > 0 && (
        <p className="mb-5 text-ink-soft text-sm">
          {t("You also sign in with {providers}.", { providers: list().format(providers) })}
        </p>
      )}
      <form noValidate onSubmit={handleSubmit((values) => change.mutate(values))} className="space-y-5">
        <ProofField hasPassword={hasPassword} {...field("password")} />
        <PasswordField
          label={t("New password")}
          autoComplete="new-password"
          hint={t("At least {minimum} characters. Your other devices are logged out.", {
            minimum: minimumPasswordLength,
          })}
          {...field("newPassword")}
        />
        <PasswordField
          label={t("Confirm password")}
          autoComplete="new-password"
          {...field("confirmPassword")}
        />
        <Button type="submit" variant="secondary" busy={change.isPending}>
          {hasPassword ? t("Change password") : t("Set a password")}
        </Button>
      </form>
    </Card>
  );
}
