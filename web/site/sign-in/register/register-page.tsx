import { Suspense, useState } from "react";
import { google } from "#contract/pages/paths.ts";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { useAskedCaptcha } from "#web/kit/captcha/use-asked-captcha.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { useLanguage } from "#web/kit/loading/language.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { NeedsCookies } from "#web/site/sign-in/needs-cookies.tsx";
import { OrDivider } from "#web/site/sign-in/or-divider.tsx";
import { ProviderButtons } from "#web/site/sign-in/providers/provider-buttons.tsx";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { t } from "#words/translate.ts";
import { RegisterForm } from "./register-form.tsx";
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
          {config?.signInProviders.some(({ name }) => name !== google) && (
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
