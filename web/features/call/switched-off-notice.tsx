import { messages } from "#contract/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { FootLine } from "#web/ui/foot-line.tsx";
import { t } from "#words/translate.ts";

/** Calls are switched off for all, said before a number is typed. */
export function SwitchedOffNotice() {
  return (
    <FootLine>
      <Alert tone="warn">{t(messages.call.switchedOff)}</Alert>
    </FootLine>
  );
}
