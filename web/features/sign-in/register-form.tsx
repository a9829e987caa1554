import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { alertDuration_ms, minimumPasswordLength } from "#contract/constants.ts";
import { messages } from "#contract/messages.ts";
import type { AskedCaptcha } from "#web/captcha/use-asked-captcha.tsx";
import { formProblems } from "#web/lib/form-problems.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { PassingAlert } from "#web/ui/passing-alert.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type RegisterInput, type RegisterValues, registerSchema } from "./register-schema.ts";

interface RegisterFormProps {
  onSubmit: (values: RegisterValues) => void;
  busy: boolean;
  captcha: Pick<AskedCaptcha, "field" | "isMissing">;
}

export function RegisterForm({ onSubmit, busy, captcha }: RegisterFormProps) {
  const { register, handleSubmit, formState } = useForm<RegisterInput, unknown, RegisterValues>({
    resolver: zodResolver(registerSchema),
    // No default values: they would replace what was typed into the HTML before this code was here.
  });
  const { missing, error, invalid } = formProblems(formState.errors, messages.register.missing);
  const field = (name: keyof RegisterInput) => ({
    ...register(name),
    error: error(name),
    invalid: invalid(name),
  });

  return (
    <Form onSubmit={handleSubmit(onSubmit)} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
        <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${minimumPasswordLength} characters`}
        {...field("password")}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field("confirmPassword")} />
      {captcha.field}
      {missing && (
        <PassingAlert key={formState.submitCount} tone="danger" duration_ms={alertDuration_ms}>
          {missing}
        </PassingAlert>
      )}
      <Button type="submit" size="large" busy={busy} disabled={captcha.isMissing} className="w-full">
        Register
      </Button>
    </Form>
  );
}
