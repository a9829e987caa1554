import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useParams } from "react-router";
import { messages } from "#contract/messages/messages.ts";
import { receiptRoutes } from "#contract/money/receipts.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { t } from "#words/translate.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";

export function ReceiptPage() {
  const { id = "" } = useParams();
  const { data: receipt, error } = useQuery({
    queryKey: queryKeys.receipt(id),
    queryFn: ({ signal }) => callApi(receiptRoutes.receipt, { params: { id } }, { signal }),
    enabled: useIsLoggedIn(),
  });
  return (
    <div className="mx-auto max-w-2xl">
      {/* Browsers name a saved PDF after the title. */}
      <PageTitle>{receipt ? t("Receipt {number}", { number: receipt.number }) : t("Receipt")}</PageTitle>
      {receipt && (
        <>
          <ReceiptSheet receipt={receipt} />
          <div className="mt-6 print:hidden">
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-4.5" />
              {t("Print or save as PDF")}
            </Button>
          </div>
        </>
      )}
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
