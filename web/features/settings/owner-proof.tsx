import type { ComponentProps } from "react";
import * as z from "zod/mini";
import { messages } from "#contract/messages.ts";
import { googleSignInPath } from "#contract/users.ts";
import { rememberDestination } from "#web/lib/destination.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

/** The part of a form that proves identity: the password, if the user has one. */
export function proofSchema(hasPassword: boolean) {
  return z.object({
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, messages.settings.proofMissing)),
  });
}

/** The proof as the server expects it; empty when a fresh Google sign-in is the proof. */
export function proofOf({ password }: { password: string }): { password?: string } {
  return password === "" ? {} : { password };
}

type ProofFieldProps = Omit<ComponentProps<typeof PasswordField>, "label" | "autoComplete"> & {
  hasPassword: boolean;
};

/** Asks for the password, or offers another Google sign-in if there is no password. */
export function ProofField({ hasPassword, ...field }: ProofFieldProps) {
  if (hasPassword) {
    return <PasswordField label="Your current password" autoComplete="current-password" {...field} />;
  }
  return (
    <div className="space-y-3 text-ink-soft text-sm">
      <p>You have no password. This works within ten minutes of signing in with Google.</p>
      <Button variant="secondary" size="small" onClick={signInAgain}>
        Sign in with Google again
      </Button>
    </div>
  );
}

function signInAgain(): void {
  rememberDestination("/settings");
  window.location.assign(googleSignInPath);
}
