import { useState } from "react";
import { messages } from "#contract/messages.ts";
import { refusals } from "#contract/refusals.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { GoogleButton } from "./google-button.tsx";

/** Shown when the user signed up with Google: first in a dialog, then in a panel that stays. */
export function GoogleAccountPanel() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <section aria-label={messages.login.googleDetected} className="mb-6 space-y-3">
        <Alert tone="warn">
          <h2 className="font-bold">{messages.login.googleDetected}</h2>
          <p>{refusals.created_with_google.message}</p>
        </Alert>
        <GoogleButton>Sign in with Google</GoogleButton>
      </section>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={messages.login.googleTitle}
        description={refusals.created_with_google.message}
      >
        <GoogleButton>Sign in with Google</GoogleButton>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </Dialog>
    </>
  );
}
