import { messages } from "#contract/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

export function TransactionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="danger">
      {messages.transactions.failed}{" "}
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
