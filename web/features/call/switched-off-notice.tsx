import { messages } from "#contract/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { t } from "#words/translate.ts";

/** Calls are switched off for all, said before a number is typed. */
export function SwitchedOffNotice() {
  return (
    <Alert tone="warn" className="mb-6">
      {t(messages.call.switchedOff)}
    </Alert>
  );
}
