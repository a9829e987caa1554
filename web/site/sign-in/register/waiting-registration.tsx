import { useMutation, useQuery } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { messages } from "#contract/messages/messages.ts";
import { userRoutes } from "#contract/users/users.ts";
import { ApiError, isUnreachable } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { buttonStyle } from "#web/kit/controls/button-style.ts";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { Address, RichText } from "#web/kit/controls/rich-text.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { knownAddress } from "#web/site/sign-in/login/known-address.ts";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { t } from "#words/translate.ts";
import { inboxOf } from "./inbox-of.ts";
import type { Registration } from "./sign-up.ts";

interface RegisteredPanelProps extends Registration {
  onAgain: () => void;
}

export function RegisteredPanel({ email, password, token, onAgain }: RegisteredPanelProps) {
  const resend = useResendVerification();
  const navigate = useNavigate();
  const login = useMutation({
    mutationFn: () => callApi(userRoutes.login, { body: { email, password } }),
    // The router then leaves the page for the dashboard.
    onSuccess: ({ token: sessionToken, user }) => session.start(sessionToken, user.id),
    onError: async () => {
      knownAddress.keep(email);
      await navigate("/login");
    },
  });

  const { mutate: logIn } = login;
  const isVerified = useIsVerified({ email, token });
  useEffect(() => {
    // A second login would end the session of the first, which the page that loads meanwhile uses already.
    if (isVerified && session.csrfToken() === null) logIn();
  }, [isVerified, logIn]);

  /**
   * Logs in with what was just typed once the link has been opened, here or on another device. Before that, or where it
   * fails, it leads to the login page, with the address filled in.
   */
  function goToLogin(event: MouseEvent<HTMLAnchorElement>): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (opensElsewhere || session.csrfToken() !== null) return;
    event.preventDefault();
    if (!login.isPending) login.mutate();
  }

  return (
    <SignInFrame title={t(messages.register.success)}>
      <div role="status" className="mb-6 flex flex-col gap-4 sm:flex-row">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
          <MailCheck aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 className="font-bold text-lg">{t(messages.register.verifyTitle)}</h2>
          <p className="mt-1 text-ink-soft text-sm">
            <RichText
              text={t("We sent a link to <b>{email}</b>. Open it to verify your address, then log in.", {
                email,
              })}
              parts={{ b: (words) => <Address>{words}</Address> }}
            />
          </p>
        </div>
      </div>
      <div className="flex flex-col gap-3">
        <InboxLink email={email} />
        <ButtonLink to="/login" variant="secondary" onClick={goToLogin}>
          {t("Go to Login")}
        </ButtonLink>
        <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate({ email, token })}>
          {t("Resend verification email")}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          {t("Register Another Account")}
        </Button>
        <DeleteRegistration email={email} password={password} onDeleted={onAgain}>
          {t("Delete This Account")}
        </DeleteRegistration>
      </div>
    </SignInFrame>
  );
}

/** Leads to the mailbox of a well-known host, or to the sandbox's; nothing for another. */
function InboxLink({ email }: { email: string }) {
  const inbox = usePageFacts()?.config.sandbox?.inboxUrl ?? inboxOf(email);
  if (inbox === undefined) return null;
  return (
    <a href={inbox} target="_blank" rel="noreferrer" className={buttonStyle("primary", "large")}>
      {t("Open your mail")}
    </a>
  );
}

const stateEvery_ms = 1_000;
/** Five minutes. Afterwards the page asks when a person comes back to it. */
const mostStates = 300;

/** Tells when the mailed link has been opened, in another tab or on another device. */
function useIsVerified(signUp: Pick<Registration, "email" | "token">): boolean {
  const { data } = useQuery({
    queryKey: ["sign-up-state", signUp.token],
    queryFn: () => callApi(userRoutes.signUpState, { body: signUp }),
    refetchInterval: ({ state }) =>
      state.data?.verified || state.dataUpdateCount + state.errorUpdateCount > mostStates
        ? false
        : stateEvery_ms,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: ({ state }) => state.data?.verified !== true,
    retry: false,
  });
  return data?.verified ?? false;
}

interface UnverifiedPanelProps {
  email: string;
  /** The password just tried; it says which registration is meant. */
  password: string;
  onLeave: () => void;
}

export function UnverifiedPanel({ email, password, onLeave }: UnverifiedPanelProps) {
  const resend = useResendVerification();
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="mb-2">
        <h2 className="font-bold text-lg">{t(messages.register.verifyTitle)}</h2>
        <p className="mt-1 text-ink-soft text-sm">
          <RichText
            text={t("Please open the link we sent to <b>{email}</b> before logging in.", { email })}
            parts={{ b: (words) => <Address>{words}</Address> }}
          />
        </p>
      </div>
      <InboxLink email={email} />
      <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate({ email, password })}>
        {t("Resend verification email")}
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        {t("Try Another Account")}
      </Button>
      <DeleteRegistration email={email} password={password} onDeleted={onLeave}>
        {t("Delete Account")}
      </DeleteRegistration>
    </div>
  );
}

interface DeleteRegistrationProps {
  children: string;
  email: string;
  /** Proves the right to delete the registration. */
  password: string;
  onDeleted: () => void;
}

function DeleteRegistration({ children, email, password, onDeleted }: DeleteRegistrationProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => callApi(userRoutes.deleteUnverifiedUser, { body: { email, password } }),
    onSuccess: () => {
      toast.success(t(messages.deleteUser.success));
      onDeleted();
    },
    onError: (error) => {
      const isProtected = error instanceof ApiError && error.code === "account_protected";
      toast.error(t(isProtected ? messages.deleteUser.protected : messages.deleteUser.failed));
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        busy={remove.isPending}
        onClick={() => setAsked(true)}
        className="text-danger hover:bg-danger-soft"
      >
        {children}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t("Delete this account?")}
        description={t("The sign-up of {email} is deleted, and its link stops working.", { email })}
      >
        <Button
          variant="danger"
          onClick={() => {
            setAsked(false);
            remove.mutate();
          }}
        >
          {t("Delete for good")}
        </Button>
        <Button variant="quiet" onClick={() => setAsked(false)}>
          {t("Cancel")}
        </Button>
      </Dialog>
    </>
  );
}

/** Mails the link of a registration again. The token or the password says which of several registrations is meant. */
function useResendVerification() {
  return useMutation({
    mutationFn: (body: { email: string; token?: string; password?: string }) =>
      callApi(userRoutes.resendVerification, { body }),
    onSuccess: () => toast.success(t(messages.verification.resent)),
    onError: (error, { email }) => {
      const { emailRequired, networkFailed, resendFailed } = messages.verification;
      toast.error(t(email === "" ? emailRequired : isUnreachable(error) ? networkFailed : resendFailed));
    },
  });
}
