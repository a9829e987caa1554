import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { messages } from "#contract/messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { useSessionToken } from "#web/lib/browser-session.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { receiptQuery } from "./receipt-query.ts";
import { ReceiptSheet } from "./receipt-sheet.tsx";

export function ReceiptPage() {
  const { id = "" } = useParams();
  const { data: receipt, error } = useQuery({ ...receiptQuery(id), enabled: useSessionToken() !== null });
  return (
    <div className="mx-auto max-w-2xl">
      {/* The title is also the name that a PDF is saved under. */}
      <PageTitle>{receipt ? `Receipt ${receipt.number}` : "Receipt"}</PageTitle>
      {receipt && <ReceiptSheet receipt={receipt} />}
      {!receipt && !error && <Loading />}
      {!receipt && error && <Alert tone="danger">{serverMessage(error) ?? messages.receipt.failed}</Alert>}
      <p className="mt-6 print:hidden">
        <TextLink to="/transactions" className="text-sm">
          Back to your transactions
        </TextLink>
      </p>
    </div>
  );
}
