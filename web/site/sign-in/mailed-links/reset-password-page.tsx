import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useParams } from "react-router";
import * as z from "zod/mini";
import { alertDuration_ms, minimumPasswordLength, passwordResetRedirect_ms } from "#contract/constants.ts";
import { messageOf } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { resetPasswordBodySchema, userRoutes } from "#contract/users/users.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { formProblems } from "#web/kit/forms/form-problems.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { AlertPlace, PassingAlert } from "#web/kit/notices/passing-alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { logOut } from "#web/kit/session/browser-log-out.ts";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** The new-password form: the server's fields, and the password repeated. */
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

export function ResetPasswordPage() {
  const { token = "" } = useParams();
  const reset = useMutation({
    mutationFn: ({ password }: ResetPasswordValues) =>
      callApi(userRoutes.resetPassword, { params: { token }, body: { password } }),
    // The server has ended this user's sessions. A page that still counts as logged in would say later that its session
    // has ended, and the login page would lead back to the dashboard.
    onSuccess: () => void logOut(),
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.resetPassword.failed)),
  });

  return (
    <SignInFrame
      title={t("Choose a new password")}
      lead={t("Every device is logged out when you save it.")}
      foot={<TextLink to="/login">{t("Back to Login")}</TextLink>}
    >
      {reset.isSuccess ? (
        <Alert tone="good">
          {say(messageOf(reset.data))}
          <GoAfter delay_ms={passwordResetRedirect_ms} to="/login" />
        </Alert>
      ) : (
        <NewPasswordForm busy={reset.isPending} onSubmit={(values) => reset.mutate(values)} />
      )}
    </SignInFrame>
  );
}

interface NewPasswordFormProps {
  onSubmit: (values: ResetPasswordValues) => void;
  busy: boolean;
}

function NewPasswordForm({ onSubmit, busy }: NewPasswordFormProps) {
  const { register, handleSubmit, formState } = useForm<ResetPasswordValues>({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { missing, error, invalid } = formProblems(formState.errors, messages.resetPassword.missing);
  return (
    <form noValidate onSubmit={handleSubmit(onSubmit)} className="space-y-5">
      <PasswordField
        label={t("New password")}
        autoComplete="new-password"
        hint={t("At least {minimum} characters", { minimum: minimumPasswordLength })}
        error={error("password")}
        invalid={invalid("password")}
        {...register("password")}
      />
      <PasswordField
        label={t("Confirm password")}
        autoComplete="new-password"
        error={error("confirmPassword")}
        invalid={invalid("confirmPassword")}
        {...register("confirmPassword")}
      />
      <Button type="submit" size="large" busy={busy} className="w-full">
        {t("Reset Password")}
      </Button>
      <AlertPlace>
        {missing && (
          <PassingAlert key={formState.submitCount} tone="danger" duration_ms={alertDuration_ms}>
            {missing}
          </PassingAlert>
        )}
      </AlertPlace>
    </form>
  );
}

/** Navigates to another page after a delay, unless the user leaves before. */
function GoAfter({ delay_ms, to }: { delay_ms: number; to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(to), delay_ms);
    return () => clearTimeout(timer);
  }, [navigate, to, delay_ms]);
  return null;
}
