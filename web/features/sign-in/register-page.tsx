import { Suspense, useState } from "react";
import { useAskedCaptcha } from "#web/captcha/use-asked-captcha.tsx";
import { useLanguage } from "#web/lib/language.ts";
import { lazyWithQueries } from "#web/lib/lazy-with-queries.tsx";
import { usePageFacts } from "#web/lib/page-facts.ts";
import { Loading } from "#web/ui/loading.tsx";
import { NotLoaded } from "#web/ui/not-loaded.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { t } from "#words/translate.ts";
import { NeedsCookies } from "./needs-cookies.tsx";
import { OrDivider } from "./or-divider.tsx";
import { ProviderButtons } from "./provider-buttons.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import type { RegisterValues, Registration } from "./sign-up.ts";
import { SignUpOffNotice } from "./sign-up-off-notice.tsx";

const RegisteredPanel = lazyWithQueries(
  async () => (await import("./registered-panel.tsx")).RegisteredPanel,
  NotLoaded,
);

/** Signs up. The address must be verified before the first login. */
export function RegisterPage() {
  // The layout keeps the page when the language changes, and with it what was just registered.
  useLanguage();
  const captcha = useAskedCaptcha("signup");
  const config = usePageFacts()?.config;
  const [registration, setRegistration] = useState<Registration | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function register(values: RegisterValues): Promise<void> {
    setBusy(true);
    const { signUp } = await import("./sign-up.ts");
    const ended = await signUp({ ...values, captchaToken: captcha.token });
    setBusy(false);
    captcha.attempted(ended.error);
    setRegistration(ended.registration);
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
          <RegisterForm busy={isBusy} captcha={captcha} onSubmit={register} />
          {config && config.signInProviders.length > 0 && (
            <>
              <OrDivider />
              <div className="space-y-3">
                <ProviderButtons />
              </div>
            </>
          )}
        </NeedsCookies>
      </SignInFrame>
      <SignUpOffNotice />
    </>
  );
}
