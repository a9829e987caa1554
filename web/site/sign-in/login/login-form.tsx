import { alertDuration_ms } from "#contract/constants.ts";
import { usePlainForm } from "#web/arrival/index.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { Form } from "#web/kit/fields/form.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { AlertPlace, PassingAlert } from "#web/kit/notices/passing-alert.tsx";
import { t } from "#words/translate.ts";
import type { LoginValues } from "./log-in.ts";

const loadCheck = async () => (await import("./log-in.ts")).checkLogin;

interface LoginFormProps {
  onSubmit: (values: LoginValues) => void;
  busy: boolean;
}

export function LoginForm({ onSubmit, busy }: LoginFormProps) {
  const { form, field, missing, attempts } = usePlainForm(loadCheck, onSubmit);
  return (
    <Form {...form} className="space-y-5">
      <TextField
        label={t("Email")}
        type="email"
        // Browsers that can suggest passkeys here as well.
        autoComplete="email webauthn"
        {...field("email")}
      />
      <PasswordField label={t("Password")} autoComplete="current-password" {...field("password")} />
      <div className="text-end text-sm">
        <TextLink to="/forgot-password">{t("Forgot Password?")}</TextLink>
      </div>
      <Button type="submit" size="large" busy={busy} className="w-full">
        {t("Login")}
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
