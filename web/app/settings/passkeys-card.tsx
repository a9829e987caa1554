import { useState } from "react";
import { passkeyMessages } from "#contract/messages/passkey-messages.ts";
import type { UserSettings } from "#contract/users/user-settings.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { t } from "#words/translate.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { usePasskeys } from "./settings-queries.ts";

/** The user's passkeys, and how to add, rename and remove them. */
export function PasskeysCard({ settings }: { settings: UserSettings }) {
  const passkeys = usePasskeys();
  const [adding, setAdding] = useState(false);
  return (
    <Card title={t("Passkeys")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "A passkey logs you in with your fingerprint, your face or the PIN of your device, without a password. It works on this site only, so no false page can take it from you.",
        )}
      </p>
      {passkeys.isPending && <Loading />}
      {passkeys.isError && (
        <Alert tone="danger">{serverMessage(passkeys.error) ?? t(passkeyMessages.listFailed)}</Alert>
      )}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul aria-label={t("Your passkeys")} className="mb-5 divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} hasPassword={settings.hasPassword} />
          ))}
        </ul>
      )}
      {adding ? (
        <AddPasskey settings={settings} onClose={() => setAdding(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {t("Add a passkey")}
        </Button>
      )}
    </Card>
  );
}
