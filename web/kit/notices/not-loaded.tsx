import { Button } from "#web/kit/controls/button.tsx";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { t } from "#words/translate.ts";
import { Alert } from "./alert.tsx";

/** In place of a part that the reader has asked for, such as the dial pad, where its code does not load. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert tone="danger">
      {t(notLoadedSentence)}{" "}
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t("Try again")}
      </Button>
    </Alert>
  );
}
