import { messages } from "#contract/messages/messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
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
