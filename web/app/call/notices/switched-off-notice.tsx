import { messages } from "#contract/messages/messages.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { FootLine } from "#web/kit/notices/foot-line.tsx";
import { t } from "#words/translate.ts";

/** Calls are switched off for all, said before a number is typed. */
export function SwitchedOffNotice() {
  return (
    <FootLine>
      <Alert tone="warn">{t(messages.call.switchedOff)}</Alert>
    </FootLine>
  );
}
