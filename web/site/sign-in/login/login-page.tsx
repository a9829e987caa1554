import { KeyRound } from "lucide-react";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { Assertion } from "#contract/users/webauthn.ts";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { touched } from "#web/kit/browser/served-page.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { PasswordField } from "#web/kit/fields/password-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import type { RefusedFields } from "#web/kit/forms/refused-field.ts";
import { usePlainForm } from "#web/kit/forms/use-plain-form.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { FormAlert } from "#web/kit/notices/passing-alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { ProviderButtons } from "#web/site/sign-in/providers/provider-buttons.tsx";
import { NeedsCookies, OrDivider, SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { t } from "#words/translate.ts";
import { signInChallenge } from "./kept-challenges.ts";
import { knownAddress } from "./known-address.ts";
import type { LoginValues, NextStep } from "./log-in.ts";

const SecondStepForm = lazyWithQueries(async () => (await import("./second-step-form.tsx")).SecondStepForm);
const UnverifiedPanel = lazyWithQueries(
  async () => (await import("#web/site/sign-in/register/waiting-registration.tsx")).UnverifiedPanel,
);
const GoogleAccountPanel = lazyWithQueries(
  async () => (await import("#web/site/sign-in/providers/google-account-panel.tsx")).GoogleAccountPanel,
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

function FirstStep({ onNext }: { onNext: (step: NextStep) => void }) {
  const [tried, setTried] = useState<LoginValues | null>(null);
  const [obstacle, setObstacle] = useState<NextStep>(null);

  async function logIn(values: LoginValues): Promise<RefusedFields | undefined> {
    setTried(values);
    setObstacle(null);
    const code = await import("./log-in.ts");
    const next = await code.logIn(values);
    if (next?.kind === "second_step") onNext(next);
    else setObstacle(next);
    return next?.kind === "refused" ? next.fields : undefined;
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
      {obstacle?.kind !== "unverified" && <LoginForm onSubmit={logIn} />}
      <OrDivider />
      <div className="space-y-3">
        <ProviderButtons withoutGoogle={obstacle?.kind === "google"} />
        <PasskeySignIn />
      </div>
    </>
  );
}

const loadCheck = async () => (await import("./log-in.ts")).checkLogin;

type LogIn = (values: LoginValues) => Promise<RefusedFields | undefined>;

function LoginForm({ onSubmit }: { onSubmit: LogIn }) {
  const { form, field, isBusy, alert } = usePlainForm(loadCheck, onSubmit);
  const [address] = useState(knownAddress.get);
  const password = useRef<HTMLInputElement>(null);
  // With the address filled in, the password is what is left to type. A person who types already stays there.
  useEffect(() => {
    if (address !== "" && document.activeElement === document.body)
      password.current?.focus({ preventScroll: true });
  }, [address]);
  return (
    <Form {...form} className="space-y-5">
      <TextField
        label={t("Email")}
        type="email"
        // Browsers that can suggest passkeys here as well.
        autoComplete="email webauthn"
        draft={address}
        data-first-field={address === "" || undefined}
        {...field("email")}
      />
      <PasswordField
        ref={password}
        label={t("Password")}
        autoComplete="current-password"
        data-first-field={address !== "" || undefined}
        {...field("password")}
      />
      <div className="text-end text-sm">
        <TextLink to="/forgot-password">{t("Forgot Password?")}</TextLink>
      </div>
      <Button type="submit" size="large" busy={isBusy} className="w-full">
        {t("Login")}
      </Button>
      <FormAlert tone="danger" {...alert} />
    </Form>
  );
}

/** Signs in with a passkey alone: by the button, or by a suggestion of the email field. */
function PasskeySignIn() {
  const [isBusy, setBusy] = useState(false);
  const signIn = useCallback(async (chosen?: Assertion) => {
    setBusy(true);
    const code = await import("./with-passkey.ts").catch(() => null);
    if (code) await code.signInWithPasskey(chosen);
    else toast.error(t(notLoadedSentence));
    setBusy(false);
  }, []);
  // The button's request ends the offer in the browser, so the offer is made again after it.
  useEffect(() => (isBusy ? undefined : offerOnceTouched(signIn)), [isBusy, signIn]);
  useEffect(() => stopAwaiting, []);
  return (
    <Button variant="secondary" size="large" className="w-full" busy={isBusy} onClick={() => void signIn()}>
      {!isBusy && <KeyRound aria-hidden="true" className="size-5" />}
      {t("Sign in with a passkey")}
    </Button>
  );
}

/** Offers passkeys once the reader touches the page: the offer asks the server. Returns what ends it. */
function offerOnceTouched(onChosen: (passkey: Assertion) => void): () => void {
  let isGone = false;
  let end = () => {};
  async function offer(): Promise<void> {
    await touched;
    const { offerPasskeys } = await import("./with-passkey.ts");
    if (!isGone) end = offerPasskeys(onChosen);
  }
  // Without its code there is no suggestion, and the button is still there.
  void offer().catch(() => {});
  return () => {
    isGone = true;
    end();
  };
}

function stopAwaiting(): void {
  import("#web/kit/session/passkeys.ts")
    .then(({ stopAwaitingPasskey }) => stopAwaitingPasskey())
    // Without its code nothing was awaited.
    .catch(() => undefined);
}
