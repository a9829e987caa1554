import { Suspense, useEffect, useState } from "react";
import { minimumPasswordLength } from "#contract/constants.ts";
import { switchMessages } from "#contract/messages/frame-messages.ts";
import { configPath } from "#contract/pages/paths.ts";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { type AskedCaptcha, useAskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import type { RefusedFields } from "#web/kit/forms/refused-field.ts";
import { usePlainForm } from "#web/kit/forms/use-plain-form.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { FormAlert } from "#web/kit/notices/passing-alert.tsx";
import { ProviderButtons } from "#web/site/sign-in/providers/provider-buttons.tsx";
import { NeedsCookies, OrDivider, SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { t } from "#words/translate.ts";
import type { RegisterValues, Registration } from "./sign-up.ts";

const RegisteredPanel = lazyWithQueries(
  async () => (await import("./waiting-registration.tsx")).RegisteredPanel,
);

/** Signs up. The address must be verified before the first login. */
export function RegisterPage() {
  // The layout keeps the page when the language changes, and with it what was just registered.
  useLanguage();
  const captcha = useAskedCaptcha("signup");
  const config = usePageFacts()?.config;
  const [registration, setRegistration] = useState<Registration | null>(null);

  async function register(values: RegisterValues): Promise<RefusedFields | undefined> {
    const { signUp } = await import("./sign-up.ts");
    const ended = await signUp({ ...values, captchaToken: captcha.token });
    captcha.attempted(ended.error);
    setRegistration(ended.registration);
    return ended.refused;
  }

  if (registration) {
    return (
      <Suspense fallback={<Loading />}>
        <RegisteredPanel {...registration} onAgain={() => setRegistration(null)} />
      </Suspense>
    );
  }
  return (
    <>
      <SignInFrame
        title={t("Create your account")}
        lead={t("One account, every country. You only pay for the credits you buy.")}
        foot={
          <RichText
            text={t("Already have an account? <a>Login</a>")}
            parts={{ a: (words) => <TextLink to="/login">{words}</TextLink> }}
          />
        }
      >
        <NeedsCookies>
          <RegisterForm captcha={captcha} onSubmit={register} />
          {config?.signInProviders.length !== 0 && (
            <>
              <OrDivider />
              <div className="space-y-3">
                <ProviderButtons isSignUp />
              </div>
            </>
          )}
        </NeedsCookies>
      </SignInFrame>
      <SignUpOffNotice />
    </>
  );
}

const loadCheck = async () => (await import("./sign-up.ts")).checkSignUp;

interface RegisterFormProps {
  onSubmit: (values: RegisterValues) => Promise<RefusedFields | undefined>;
  captcha: Pick<AskedCaptcha, "field" | "isMissing">;
}

function RegisterForm({ onSubmit, captcha }: RegisterFormProps) {
  const { form, field, isBusy, alert } = usePlainForm(loadCheck, onSubmit);
  return (
    <Form {...form} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t("First name")}
          autoComplete="given-name"
          data-first-field
          {...field("firstName")}
        />
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
      <p className="text-ink-soft text-sm">
        <RichText
          text={t(
            "By creating an account you accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>.",
          )}
          // Beside the form: what is typed in it, the passwords too, would be gone after the way back.
          parts={{
            terms: (words) => (
              <TextLink to="/terms" target="_blank">
                {words}
              </TextLink>
            ),
            privacy: (words) => (
              <TextLink to="/privacy" target="_blank">
                {words}
              </TextLink>
            ),
          }}
        />
      </p>
      <Button type="submit" size="large" busy={isBusy} disabled={captcha.isMissing} className="w-full">
        {t("Register")}
      </Button>
      <FormAlert tone="danger" {...alert} />
    </Form>
  );
}

/** Says that sign-up is switched off, below all controls. The form stays: it may be on again by the press. */
function SignUpOffNotice() {
  if (!useIsSignUpOff()) return null;
  return (
    <Alert tone="warn" className="mx-auto mt-6 max-w-md">
      {t(switchMessages.sign_up)}
    </Alert>
  );
}

/** Asks without the API's client, which this page loads when it is touched. The server refuses in any case. */
function useIsSignUpOff(): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    fetch(configPath, { signal: left.signal })
      .then((reply) => reply.json())
      .then((config: unknown) => setOff(namesSignUp(config)))
      .catch(() => undefined);
    return () => left.abort();
  }, []);
  return isOff;
}

function namesSignUp(config: unknown): boolean {
  if (typeof config !== "object" || config === null || !("switchedOff" in config)) return false;
  return Array.isArray(config.switchedOff) && config.switchedOff.includes("sign_up");
}
