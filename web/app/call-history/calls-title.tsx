import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function CallsTitle() {
  return (
    <PageTitle lead={t("Every call, newest first, also those that cost nothing.")}>{t("Calls")}</PageTitle>
  );
}
