import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function ContactsTitle() {
  return (
    <PageTitle lead={t("Only you can see them, not the carrier or the people you call.")}>
      {t("Contacts")}
    </PageTitle>
  );
}
