import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { t } from "#words/translate.ts";

export function CallsTitle() {
  return <PageTitle lead={t("All your calls, newest first, including free ones.")}>{t("Calls")}</PageTitle>;
}

export function ContactsTitle() {
  return (
    <PageTitle lead={t("Only you can see them, not the carrier or the people you call.")}>
      {t("Contacts")}
    </PageTitle>
  );
}

export function PurchaseTitle() {
  return (
    <PageTitle lead={t("Credits never expire. No hidden fees, no monthly subscription.")}>
      {t("Purchase Credits")}
    </PageTitle>
  );
}

export function SettingsTitle() {
  return <PageTitle lead={t("Your name, how you log in, and where.")}>{t("Settings")}</PageTitle>;
}

export function TransactionsTitle() {
  return (
    <PageTitle lead={t("Every purchase, call and refund, newest first.")}>{t("Transactions")}</PageTitle>
  );
}
