import { messages } from "#contract/messages/messages.ts";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { FootLine } from "#web/kit/notices/foot-line.tsx";
import { t } from "#words/translate.ts";

/** Reason why calling is paused, before a call is tried. */
export function DisputeNotice() {
  return (
    <FootLine>
      <Alert tone="warn">
        {t(messages.call.pausedByDispute)} <TextLink to="/contact">{t("Contact")}</TextLink>
      </Alert>
    </FootLine>
  );
}
