import { useState } from "react";
import { Button } from "#web/kit/controls/button.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { t } from "#words/translate.ts";
import { useDeleteUnverifiedUser } from "./use-delete-unverified-user.ts";

interface DeleteRegistrationProps {
  /** Words of the button. */
  children: string;
  email: string;
  /** Proves the right to delete the registration. */
  password: string;
  onDeleted: () => void;
}

/** Deletes a registration that waits, after asking once more. */
export function DeleteRegistration({ children, email, password, onDeleted }: DeleteRegistrationProps) {
  const [isAsked, setAsked] = useState(false);
  const remove = useDeleteUnverifiedUser(onDeleted);
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
            remove.mutate({ email, password });
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
