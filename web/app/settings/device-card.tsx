import { useState } from "react";
import { deviceMessages } from "#contract/messages/device-messages.ts";
import { askForNotices, noticePermission } from "#web/kit/browser/notices.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { CheckboxField } from "#web/kit/fields/checkbox-field.tsx";
import { sayWhetherToKeep, useKeepsSeen } from "#web/kit/kept/seen/keeps-seen.ts";
import { useCsrfToken } from "#web/kit/session/browser-session.ts";
import { t } from "#words/translate.ts";

/** Settings of this device, which are no part of the account. */
export function DeviceCard() {
  const session = useCsrfToken();
  const isKeeping = useKeepsSeen(session);
  if (session === null) return null;
  return (
    <Card title={t("This device")}>
      <CheckboxField
        label={t(deviceMessages.keep)}
        checked={isKeeping}
        onChange={({ currentTarget }) => sayWhetherToKeep(currentTarget.checked, session)}
      />
      <p className="mt-2 text-ink-soft text-sm">{t(deviceMessages.keepDetails)}</p>
      <Notices />
    </Card>
  );
}

/** The browser's permission to notify. A page can ask for it, and cannot give it back. */
function Notices() {
  const [permission, setPermission] = useState(noticePermission);
  if (permission === "unsupported") return null;
  if (permission !== "default") {
    const sentence = permission === "granted" ? deviceMessages.noticesOn : deviceMessages.noticesOff;
    return <p className="mt-5 text-sm">{t(sentence)}</p>;
  }
  return (
    <Button
      variant="secondary"
      onClick={() => void askForNotices().then(() => setPermission(noticePermission()))}
      className="mt-5"
    >
      {t(deviceMessages.notices)}
    </Button>
  );
}
