import { Suspense, useState } from "react";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
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
import { signInChallenge } from "./kept-challenge.ts";
import type { LoginValues, NextStep } from "./log-in.ts";
import { LoginForm } from "./login-form.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";

const SecondStepForm = lazyWithQueries(
  async () => (await import("./second-step-form.tsx")).SecondStepForm,
  NotLoaded,
);
const UnverifiedPanel = lazyWithQueries(
  async () => (await import("./unverified-panel.tsx")).UnverifiedPanel,
  NotLoaded,
);
const GoogleAccountPanel = lazyWithQueries(
  async () => (await import("#web/site/sign-in/providers/google-account-panel.tsx")).GoogleAccountPanel,
  NotLoaded,
);

/** Logs in; once there is a session the router redirects to the user's destination. */
export function LoginPage() {
  // The layout keeps the page when the language changes, and with it what is wrong and what is offered.
  useLanguage();
  const [step, setStep] = useState(keptStep);

  function startOver(): void {
    signInChallenge.drop();
    setStep(null);
  }

  return (
    <SignInFrame
      title={t("Welcome back")}
      lead={t("Log in to call and to see your credits.")}
      foot={
        <RichText
          text={t("No account yet? <a>Register</a>")}
          parts={{ a: (words) => <TextLink to="/register">{words}</TextLink> }}
        />
      }
    >
      {step?.kind === "second_step" ? (
        <Suspense fallback={<Loading />}>
          <SecondStepForm challenge={step.challenge} onLeave={startOver} />
        </Suspense>
      ) : (
        <NeedsCookies>
          <FirstStep onNext={setStep} />
        </NeedsCookies>
      )}
    </SignInFrame>
  );
}

function keptStep(): NextStep {
  const challenge = signInChallenge.get();
  return challenge && { kind: "second_step", challenge };
}

/** Login by password, provider or passkey, with what is offered after a refused login. */
function FirstStep({ onNext }: { onNext: (step: NextStep) => void }) {
  const [tried, setTried] = useState<LoginValues | null>(null);
  const [obstacle, setObstacle] = useState<NextStep>(null);
  const [isBusy, setBusy] = useState(false);

  async function logIn(values: LoginValues): Promise<void> {
    setTried(values);
    setObstacle(null);
    setBusy(true);
    const code = await import("./log-in.ts");
    const next = await code.logIn(values);
    setBusy(false);
    if (next?.kind === "second_step") onNext(next);
    else setObstacle(next);
  }

  return (
    <>
      {obstacle?.kind === "unverified" && (
        <Suspense fallback={<Loading />}>
          <UnverifiedPanel
            email={obstacle.email}
            password={tried?.password ?? ""}
            onLeave={() => setObstacle(null)}
          />
        </Suspense>
      )}
      {obstacle?.kind === "google" && (
        <Suspense fallback={<Loading />}>
          <GoogleAccountPanel />
        </Suspense>
      )}
      {obstacle?.kind !== "unverified" && <LoginForm busy={isBusy} onSubmit={logIn} />}
      <OrDivider />
      <div className="space-y-3">
        <ProviderButtons withoutGoogle={obstacle?.kind === "google"} />
        <PasskeySignIn />
      </div>
    </>
  );
}
