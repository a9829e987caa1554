import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { alertDuration_ms } from "#contract/constants.ts";
import { messages } from "#contract/messages.ts";
import { loginBodySchema } from "#contract/users.ts";
import { formProblems } from "#web/lib/form-problems.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { PassingAlert } from "#web/ui/passing-alert.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

export type LoginValues = z.infer<typeof loginBodySchema>;

interface LoginFormProps {
  onSubmit: (values: LoginValues) => void;
  busy: boolean;
}

export function LoginForm({ onSubmit, busy }: LoginFormProps) {
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginBodySchema),
    // No default values: they would replace what was typed into the HTML before this code was here.
  });
  const { missing, error, invalid } = formProblems(formState.errors, messages.login.missing);

  return (
    <Form onSubmit={handleSubmit(onSubmit)} className="space-y-5">
      <TextField
        label="Email"
        type="email"
        // Browsers that can suggest passkeys here as well.
        autoComplete="email webauthn"
        error={error("email")}
        invalid={invalid("email")}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={error("password")}
        invalid={invalid("password")}
        {...register("password")}
      />
      {missing && (
        <PassingAlert key={formState.submitCount} tone="danger" duration_ms={alertDuration_ms}>
          {missing}
        </PassingAlert>
      )}
      <div className="text-right text-sm">
        <TextLink to="/forgot-password">Forgot Password?</TextLink>
      </div>
      <Button type="submit" size="large" busy={busy} className="w-full">
        Login
      </Button>
    </Form>
  );
}
