import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { messages } from "../../../contract/messages.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { useSessionToken } from "../../lib/browser-session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Loading } from "../../ui/loading.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { TextLink } from "../../ui/text-link.tsx";
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
