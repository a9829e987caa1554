import { useEffect, useState } from "react";
import { messages } from "#contract/messages/messages.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { t } from "#words/translate.ts";

/** A shorter loss of the network is over before a sentence about it is read. */
const quiet_ms = 3_000;

/** Says, after a moment, that a purchase waits for the network. Stands beside the pressed button while it waits. */
export function OfflineNote() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), quiet_ms);
    return () => clearTimeout(timer);
  }, []);
  return isLong && <Alert tone="warn">{t(messages.payment.offline)}</Alert>;
}
