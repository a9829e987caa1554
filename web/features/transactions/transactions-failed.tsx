import { messages } from "../../../contract/messages.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

export function TransactionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="danger">
      {messages.transactions.failed}{" "}
      <Button variant="secondary" size="small" className="ml-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
