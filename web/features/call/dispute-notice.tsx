import { messages } from "#contract/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { FootLine } from "#web/ui/foot-line.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { t } from "#words/translate.ts";

/** Why calling is paused, before a call is tried. */
export function DisputeNotice() {
  return (
    <FootLine>
      <Alert tone="warn">
        {t(messages.call.pausedByDispute)} <TextLink to="/contact">{t("Contact")}</TextLink>
      </Alert>
    </FootLine>
  );
}
