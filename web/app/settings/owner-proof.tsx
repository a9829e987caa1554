import type { ComponentProps } from "react";
import * as z from "zod/mini";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { t } from "#words/translate.ts";
import { useSettings } from "./settings-queries.ts";
import { SignInAgain } from "./sign-in-again.tsx";

/** The part of a form that proves identity: the password, if the user has one. */
export function proofSchema(hasPassword: boolean) {
  return z.object({
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, settingsMessages.proofMissing)),
  });
}

/** The proof as the server expects it; empty when a fresh sign-in with a provider is the proof. */
export function proofOf({ password }: { password: string }): { password?: string } {
  return password === "" ? {} : { password };
}

type ProofFieldProps = Omit<ComponentProps<typeof PasswordField>, "label" | "autoComplete"> & {
  hasPassword: boolean;
};

/** Asks for the password, or offers another sign-in with a provider if there is no password. */
export function ProofField({ hasPassword, ...field }: ProofFieldProps) {
  const settings = useSettings();
  if (hasPassword) {
    return <PasswordField label={t("Your current password")} autoComplete="current-password" {...field} />;
  }
  return <SignInAgain providers={settings.data?.providers ?? []} />;
}
