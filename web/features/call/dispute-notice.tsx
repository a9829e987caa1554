import { messages } from "#contract/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { t } from "#words/translate.ts";

/** Why calling is paused, before a call is tried. */
export function DisputeNotice() {
  return (
    <div className="mb-6">
      <Alert tone="warn">
        {t(messages.call.pausedByDispute)} <TextLink to="/contact">{t("Contact")}</TextLink>
      </Alert>
    </div>
  );
}
