import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function CallsTitle() {
  return <PageTitle lead={t("All your calls, newest first, including free ones.")}>{t("Calls")}</PageTitle>;
}
