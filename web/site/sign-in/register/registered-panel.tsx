import { MailCheck } from "lucide-react";
import { messages } from "#contract/messages/messages.ts";
import { Address } from "#web/kit/controls/address.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { ButtonLink } from "#web/kit/controls/button-link.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { SignInFrame } from "#web/site/sign-in/sign-in-frame.tsx";
import { t } from "#words/translate.ts";
import { DeleteRegistration } from "./delete-registration.tsx";
import { useResendVerification } from "./use-resend-verification.ts";

interface RegisteredPanelProps {
  email: string;
  /** Proves the right to delete the registration. */
  password: string;
  /** The token of the sign-up's answer, which says which registration is meant. */
  token: string;
  /** Back to an empty form. */
  onAgain: () => void;
}

export function RegisteredPanel({ email, password, token, onAgain }: RegisteredPanelProps) {
  const resend = useResendVerification();
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
        <ButtonLink to="/login" size="large">
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
