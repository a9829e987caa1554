import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function TransactionsTitle() {
  return (
    <PageTitle lead={t("Every purchase, call and refund, newest first.")}>{t("Transactions")}</PageTitle>
  );
}
