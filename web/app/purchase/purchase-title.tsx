import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function PurchaseTitle() {
  return (
    <PageTitle lead={t("Credits never expire. No hidden fees, no monthly subscription.")}>
      {t("Purchase Credits")}
    </PageTitle>
  );
}
