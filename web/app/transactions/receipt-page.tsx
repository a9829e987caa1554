import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useParams } from "react-router";
import { receiptWords } from "#contract/messages/mails.ts";
import { messages } from "#contract/messages/messages.ts";
import { type Receipt, receiptRoutes } from "#contract/money/receipts.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { Fact, Facts } from "#web/kit/controls/facts.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { formatCredits, formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";

export function ReceiptPage() {
  const { id = "" } = useParams();
  const { data: receipt, error } = useReceipt(id);
  return (
    <div className="mx-auto max-w-2xl">
      {/* Browsers name a saved PDF after the title. */}
      <PageTitle>{receipt ? t("Receipt {number}", { number: receipt.number }) : t("Receipt")}</PageTitle>
      {receipt && <ReceiptSheet receipt={receipt} />}
      {!receipt && !error && <Loading />}
      {!receipt && error && <Alert tone="danger">{serverMessage(error) ?? t(messages.receipt.failed)}</Alert>}
      <p className="mt-6 print:hidden">
        <TextLink to="/transactions" className="text-sm">
          {t("Back to your transactions")}
        </TextLink>
      </p>
    </div>
  );
}

function useReceipt(id: string) {
  const isLoggedIn = useIsLoggedIn();
  return useQuery({
    queryKey: queryKeys.receipt(id),
    queryFn: ({ signal }) => callApi(receiptRoutes.receipt, { params: { id } }, { signal }),
    enabled: isLoggedIn,
  });
}

const names = receiptWords.facts;

/** The facts to print, and the button that prints them. */
function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { amount, refunded, currency, buyer } = receipt;
  return (
    <>
      <Card>
        <Facts>
          <Fact name={t(names.date)}>{formatReceiptDate(new Date(receipt.paidAt))}</Fact>
          <Fact name={t(names.seller)}>{receipt.seller}</Fact>
          <Fact name={t(names.buyer)}>{buyer.name}</Fact>
          <Fact name={t(names.email)}>{buyer.email}</Fact>
          <Fact name={t(names.credits)}>{formatCredits(receipt.credits)}</Fact>
          <Fact name={t(names.charged)} strong>
            {formatMoney(amount, currency)}
          </Fact>
          {refunded > 0 && <Fact name={t(names.refunded)}>{formatMoney(refunded, currency)}</Fact>}
        </Facts>
      </Card>
      <div className="mt-6 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {t("Print or save as PDF")}
        </Button>
      </div>
    </>
  );
}
