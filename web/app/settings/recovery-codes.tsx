import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** The codes that replace the app, shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const text = `${codes.join("\n")}\n`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t(twoStepMessages.copied));
    } catch {
      toast.error(t(twoStepMessages.copyFailed));
    }
  }
  return (
    <div className="space-y-5">
      <Alert tone="warn">{t(twoStepMessages.keepCodes)}</Alert>
      <ul
        dir="ltr"
        aria-label={t("Recovery codes")}
        className="grid gap-x-8 gap-y-1.5 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t("Copy")}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveFile("farline-recovery-codes.txt", text, "text/plain")}
        >
          {t("Download")}
        </Button>
        <Button onClick={onSaved}>{t("I have saved them")}</Button>
      </div>
    </div>
  );
}
