import { useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import { google } from "#contract/pages/paths.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Dialog } from "#web/kit/controls/dialog.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { ProviderButton } from "./provider-buttons.tsx";

/** Shown when the user signed up with Google: first in a dialog, then in a panel that stays. */
export function GoogleAccountPanel() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <section aria-label={t(messages.login.googleDetected)} className="mb-6 space-y-3">
        <Alert tone="warn">
          <h2 className="font-bold">{t(messages.login.googleDetected)}</h2>
          <p>{say(messages.login.createdWith("Google"))}</p>
        </Alert>
        <ProviderButton name={google}>{t("Sign in with {provider}", { provider: "Google" })}</ProviderButton>
      </section>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(messages.login.googleTitle)}
        description={say(messages.login.createdWith("Google"))}
      >
        <ProviderButton name={google}>{t("Sign in with {provider}", { provider: "Google" })}</ProviderButton>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          {t("Cancel")}
        </Button>
      </Dialog>
    </>
  );
}
