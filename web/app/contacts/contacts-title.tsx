import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function ContactsTitle() {
  return (
    <PageTitle lead={t("Only you see them: neither the carrier nor the people you call do.")}>
      {t("Contacts")}
    </PageTitle>
  );
}
