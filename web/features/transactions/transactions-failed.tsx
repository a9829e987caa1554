import { messages } from "#contract/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { t } from "#words/translate.ts";

export function TransactionsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="danger">
      {t(messages.transactions.failed)}{" "}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t("Try again")}
      </Button>
    </Alert>
  );
}
