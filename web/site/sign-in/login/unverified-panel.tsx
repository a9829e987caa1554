import { messages } from "#contract/messages/messages.ts";
import { Address } from "#web/kit/controls/address.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { DeleteRegistration } from "#web/site/sign-in/register/delete-registration.tsx";
import { useResendVerification } from "#web/site/sign-in/register/use-resend-verification.ts";
import { t } from "#words/translate.ts";

interface UnverifiedPanelProps {
  email: string;
  /** The password just tried; it says which registration is meant. */
  password: string;
  /** Back to the form. */
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
      <Button busy={resend.isPending} onClick={() => resend.mutate({ email, password })}>
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
