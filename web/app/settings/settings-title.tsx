import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function SettingsTitle() {
  return <PageTitle lead={t("Your name, how you log in, and where.")}>{t("Settings")}</PageTitle>;
}
