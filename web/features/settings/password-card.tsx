import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { minimumPasswordLength } from "#contract/constants.ts";
import { settingsRoutes } from "#contract/user-settings.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { ProofField } from "./owner-proof.tsx";
import { type PasswordValues, passwordSchema } from "./password-schema.ts";
import { useChange } from "./use-change.ts";

const empty: PasswordValues = { password: "", newPassword: "", confirmPassword: "" };

export function PasswordCard({ hasPassword }: { hasPassword: boolean }) {
  const { register, handleSubmit, reset, formState } = useForm<PasswordValues>({
    resolver: zodResolver(passwordSchema(hasPassword)),
    defaultValues: empty,
  });
  const change = useChange({
    change: ({ password, newPassword }: PasswordValues) => {
      const proof = password === "" ? {} : { currentPassword: password };
      return callApi(settingsRoutes.changePassword, { body: { ...proof, newPassword } });
    },
    said: (reply) => reply.message,
    onDone: () => reset(empty),
  });
  const field = (name: keyof PasswordValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });

  return (
    <Card title="Password">
      <form noValidate onSubmit={handleSubmit((values) => change.mutate(values))} className="space-y-5">
        <ProofField hasPassword={hasPassword} {...field("password")} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${minimumPasswordLength} characters. Your other devices are logged out.`}
          {...field("newPassword")}
        />
        <PasswordField label="Confirm password" autoComplete="new-password" {...field("confirmPassword")} />
        <Button type="submit" variant="secondary" busy={change.isPending}>
          {hasPassword ? "Change password" : "Set a password"}
        </Button>
      </form>
    </Card>
  );
}
