import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { rentedNumberRoutes } from "#contract/calls/rented-numbers.ts";
import { numberMessages } from "#contract/messages/number-messages.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { WhoRunsThis } from "#web/kit/api/who-runs-this.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { kindInWords } from "./number-words.ts";

/** The receipt of one month's rent. */
export function RentReceiptPage() {
  const { id = "", month = "" } = useParams();
  useNumberingPlans(true);
  const { data: receipt, error } = useQuery({
    queryKey: queryKeys.rentReceipt(id, month),
    queryFn: ({ signal }) =>
      callApi(rentedNumberRoutes.rent, { params: { id }, query: { month } }, { signal }),
    enabled: useIsLoggedIn(),
  });
  const day = (moment: string) => formatReceiptDate(new Date(moment));
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>{t("Receipt of a number")}</PageTitle>
      {receipt && (
        <Card>
          <Facts>
            <Fact name={t("Number")}>
              <bdi>{formatNumber(receipt.number)}</bdi>
            </Fact>
            <Fact name={t("Type")}>{kindInWords(receipt)}</Fact>
            <Fact name={t("Month")}>
              {t("{from} to {until}", { from: day(receipt.from), until: day(receipt.until) })}
            </Fact>
            <Fact name={t("Paid on")}>{day(receipt.paidAt)}</Fact>
            <Fact name={t("Worth")}>{formatMoney(receipt.amount, "USD")}</Fact>
            <Fact name={t("Credits")} strong>
              {creditsInWords(receipt.credits)}
            </Fact>
          </Facts>
          <WhoRunsThis className="mt-6 border-line border-t pt-6 text-ink-soft text-xs" />
        </Card>
      )}
      {!receipt && !error && <Loading />}
      {!receipt && error && (
        <Alert tone="danger">{serverMessage(error) ?? t(numberMessages.receiptFailed)}</Alert>
      )}
      <p className="mt-6 print:hidden">
        <TextLink to="/transactions" className="text-sm">
          {t("Back to your transactions")}
        </TextLink>
      </p>
    </div>
  );
}
