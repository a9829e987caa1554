import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { messageOf } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { forgotPasswordBodySchema, userRoutes } from "#contract/users/users.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { useAskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { FormAlert } from "#web/kit/notices/passing-alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

type ForgotPasswordValues = z.infer<typeof forgotPasswordBodySchema>;

export function ForgotPasswordPage() {
  const { register, handleSubmit, formState } = useForm<ForgotPasswordValues>({
    resolver: zodResolver(forgotPasswordBodySchema),
    defaultValues: { email: "" },
  });
  const captcha = useAskedCaptcha("forgot_password");
  const send = useMutation({
    mutationFn: (body: ForgotPasswordValues) => callApi(userRoutes.forgotPassword, { body }),
    onError: (error) => toast.error(serverMessage(error) ?? t(messages.forgotPassword.failed)),
    onSettled: (_reply, error) => captcha.attempted(error),
  });

  return (
    <SignInFrame
      title={t("Forgot your password?")}
      lead={t("We will send you a link to choose a new one.")}
      foot={
        <RichText
          text={t("Remembered it? <a>Back to Login</a>")}
          parts={{ a: (words) => <TextLink to="/login">{words}</TextLink> }}
        />
      }
    >
      <form
        noValidate
        onSubmit={handleSubmit(({ email }) => send.mutate({ email, captchaToken: captcha.token }))}
        className="space-y-5"
      >
        <TextField
          label={t("Email")}
          type="email"
          autoComplete="email"
          hint={send.isSuccess && t(messages.forgotPassword.next)}
          error={formState.errors.email?.message}
          {...register("email")}
        />
        {captcha.field}
        <Button
          type="submit"
          size="large"
          busy={send.isPending}
          disabled={captcha.isMissing}
          className="w-full"
        >
          {t("Send Reset Link")}
        </Button>
        <FormAlert tone="good" attempt={send.submittedAt}>
          {send.isSuccess && say(messageOf(send.data))}
        </FormAlert>
      </form>
    </SignInFrame>
  );
}
