import { useMutation } from "@tanstack/react-query";
import { messages } from "#contract/messages.ts";
import { userRoutes } from "#contract/users.ts";
import { useAskedCaptcha } from "#web/captcha/use-asked-captcha.tsx";
import { serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { useConfig } from "#web/lib/config-query.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { toast } from "#web/ui/toast.ts";
import { OrDivider } from "./or-divider.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { RegisterForm } from "./register-form.tsx";
import type { RegisterValues } from "./register-schema.ts";
import { RegisteredPanel } from "./registered-panel.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Signs up. The address must be verified before the first login. */
export function RegisterPage() {
  const captcha = useAskedCaptcha("signup");
  const config = useConfig();
  const signup = useMutation({
    mutationFn: ({ confirmPassword: _, ...body }: RegisterValues) => callApi(userRoutes.signup, { body }),
    onError: (error) => toast.error(serverMessage(error) ?? messages.register.failed),
    onSettled: (_reply, error) => captcha.attempted(error),
  });

  if (signup.data?.verificationRequired) {
    const { email, password } = signup.variables;
    return (
      <RegisteredPanel email={email} password={password} token={signup.data.token} onAgain={signup.reset} />
    );
  }
  return (
    <SignInFrame
      title="Create your account"
      lead="One account, every country. You only pay for the credits you buy."
      foot={
        <>
          Already have an account? <TextLink to="/login">Login</TextLink>
        </>
      }
    >
      <RegisterForm
        busy={signup.isPending}
        captcha={captcha}
        onSubmit={(values) => signup.mutate({ ...values, captchaToken: captcha.token })}
      />
      {config.data && config.data.signInProviders.length > 0 && (
        <>
          <OrDivider />
          <div className="space-y-3">
            <ProviderButtons />
          </div>
        </>
      )}
    </SignInFrame>
  );
}
