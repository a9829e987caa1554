import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import * as z from "zod/mini";
import { minimumPasswordLength, passwordResetRedirect_ms } from "#contract/constants.ts";
import { messageOf } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { resetPasswordBodySchema, userRoutes } from "#contract/users/users.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { checkWith } from "#web/kit/forms/check-with.ts";
import { type RefusedFields, refusedFields } from "#web/kit/forms/refused-field.ts";
import { usePlainForm } from "#web/kit/forms/use-plain-form.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { FormAlert } from "#web/kit/notices/passing-alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { logOut } from "#web/kit/session/browser-log-out.ts";
import { knownAddress } from "#web/site/sign-in/login/known-address.ts";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

const resetPasswordSchema = z
  .extend(resetPasswordBodySchema, {
    confirmPassword: z
      .string({ error: messages.resetPassword.missing })
      .check(z.minLength(1, messages.resetPassword.missing)),
  })
  .check(
    z.refine((values) => values.password === values.confirmPassword, {
      path: ["confirmPassword"],
      error: messages.register.mismatch,
    }),
  );

type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;

const loadCheck = async () => checkWith(resetPasswordSchema, messages.resetPassword.missing);

export function ResetPasswordPage() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const reset = useMutation({
    mutationFn: ({ password }: ResetPasswordValues) =>
      callApi(userRoutes.resetPassword, { params: { token }, body: { password } }),
    // The server has ended this user's sessions. A page that still counts as logged in would say later that its session
    // has ended, and the login page would lead back to the dashboard.
    onSuccess: ({ email = "" }) => {
      void logOut();
      knownAddress.keep(email);
    },
  });

  useEffect(() => {
    if (!reset.isSuccess) return;
    const timer = setTimeout(() => navigate("/login"), passwordResetRedirect_ms);
    return () => clearTimeout(timer);
  }, [reset.isSuccess, navigate]);

  async function save(values: ResetPasswordValues): Promise<RefusedFields | undefined> {
    try {
      await reset.mutateAsync(values);
      return undefined;
    } catch (error) {
      const refused = refusedFields(error, { newPassword: "password" });
      if (refused.size === 0) toast.error(serverMessage(error) ?? t(messages.resetPassword.failed));
      return refused;
    }
  }

  return (
    <SignInFrame
      title={t("Choose a new password")}
      lead={t("Every device is logged out when you save it.")}
      foot={<TextLink to="/login">{t("Back to Login")}</TextLink>}
    >
      {reset.isSuccess ? (
        <Alert tone="good">{say(messageOf(reset.data))}</Alert>
      ) : (
        <NewPasswordForm onSubmit={save} />
      )}
    </SignInFrame>
  );
}

type Save = (values: ResetPasswordValues) => Promise<RefusedFields | undefined>;

function NewPasswordForm({ onSubmit }: { onSubmit: Save }) {
  const { form, field, isBusy, alert } = usePlainForm(loadCheck, onSubmit);
  return (
    <Form {...form} className="space-y-5">
      <PasswordField
        label={t("New password")}
        autoComplete="new-password"
        hint={t("At least {minimum} characters", { minimum: minimumPasswordLength })}
        {...field("password")}
      />
      <PasswordField
        label={t("Confirm password")}
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <Button type="submit" size="large" busy={isBusy} className="w-full">
        {t("Reset Password")}
      </Button>
      <FormAlert tone="danger" {...alert} />
    </Form>
  );
}
