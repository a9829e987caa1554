import { alertDuration_ms, minimumPasswordLength } from "#contract/constants.ts";
import { usePlainForm } from "#web/arrival/index.ts";
import type { AskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/form.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { AlertPlace, PassingAlert } from "#web/kit/notices/passing-alert.tsx";
import { t } from "#words/translate.ts";
import type { RegisterValues } from "./sign-up.ts";

const loadCheck = async () => (await import("./sign-up.ts")).checkSignUp;

interface RegisterFormProps {
  onSubmit: (values: RegisterValues) => void;
  busy: boolean;
  captcha: Pick<AskedCaptcha, "field" | "isMissing">;
}

export function RegisterForm({ onSubmit, busy, captcha }: RegisterFormProps) {
  const { form, field, missing, attempts } = usePlainForm(loadCheck, onSubmit);
  return (
    <Form {...form} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t("First name")} autoComplete="given-name" {...field("firstName")} />
        <TextField label={t("Last name")} autoComplete="family-name" {...field("lastName")} />
      </div>
      <TextField label={t("Email")} type="email" autoComplete="email" {...field("email")} />
      <PasswordField
        label={t("Password")}
        autoComplete="new-password"
        hint={t("At least {minimum} characters", { minimum: minimumPasswordLength })}
        {...field("password")}
      />
      <PasswordField
        label={t("Confirm password")}
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      {captcha.field}
      <Button type="submit" size="large" busy={busy} disabled={captcha.isMissing} className="w-full">
        {t("Register")}
      </Button>
      <AlertPlace>
        {missing && (
          <PassingAlert key={attempts} tone="danger" duration_ms={alertDuration_ms}>
            {missing}
          </PassingAlert>
        )}
      </AlertPlace>
    </Form>
  );
}
