import { messages } from "#contract/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { DeleteRegistration } from "./delete-registration.tsx";
import { useResendVerification } from "./use-resend-verification.ts";

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
        <h2 className="font-bold text-lg">{messages.register.verifyTitle}</h2>
        <p className="mt-1 text-ink-soft text-sm">
          Please open the link we sent to <strong className="break-words text-ink">{email}</strong> before
          logging in.
        </p>
      </div>
      <Button busy={resend.isPending} onClick={() => resend.mutate({ email, password })}>
        Resend verification email
      </Button>
      <Button variant="secondary" onClick={onLeave}>
        Try Another Account
      </Button>
      <DeleteRegistration email={email} password={password} onDeleted={onLeave}>
        Delete Account
      </DeleteRegistration>
    </div>
  );
}
