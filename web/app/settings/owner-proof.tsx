import type { ComponentProps } from "react";
import * as z from "zod/mini";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { signInPath } from "#contract/pages/paths.ts";
import { useConfig } from "#web/kit/api/config-query.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { PasswordOwner } from "#web/kit/fields/password-owner.tsx";
import { rememberDestination } from "#web/kit/session/destination.ts";
import { byLocale } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { useSettings } from "./settings-queries.ts";

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
    return (
      <>
        <AccountName />
        <PasswordField label={t("Your current password")} autoComplete="current-password" {...field} />
      </>
    );
  }
  return <SignInAgain providers={settings.data?.providers ?? []} />;
}

/** The user's own address, for password managers. */
export function AccountName() {
  const { data } = useSettings();
  return <PasswordOwner email={data?.user.email ?? ""} />;
}

const list = byLocale((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** Lets a user without a password prove who they are once more, with the providers that sign the user in. */
function SignInAgain({ providers }: { providers: readonly string[] }) {
  const { data: config } = useConfig();
  const configured = config?.signInProviders ?? [];
  const own = configured.filter(({ label }) => providers.includes(label));
  // A provider may have another name since the link.
  const offered = own.length > 0 ? own : configured;
  return (
    <div className="space-y-3 text-ink-soft text-sm">
      <p>
        {t("You have no password. You can do this within ten minutes of signing in with {providers}.", {
          providers: list().format(offered.map(({ label }) => label)),
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        {offered.map(({ name, label }) => (
          <Button key={name} variant="secondary" size="small" onClick={() => signInAt(signInPath(name))}>
            {t("Sign in with {provider} again", { provider: label })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function signInAt(path: string): void {
  rememberDestination("/settings");
  window.location.assign(path);
}
