import { useMutation } from "@tanstack/react-query";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { personalDataRoutes } from "#contract/users/personal-data.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** Downloads everything kept about the user as a file. */
export function DataCard() {
  const download = useMutation({
    mutationFn: () => callApi(personalDataRoutes.download),
    onSuccess: (data) =>
      saveFile("farline-data.json", `${JSON.stringify(data, null, 2)}\n`, "application/json"),
    onError: (error) => toast.error(serverMessage(error) ?? t(settingsMessages.downloadFailed)),
  });
  return (
    <Card title={t("Your data")}>
      <p className="mb-5 text-ink-soft text-sm">
        {t(
          "Everything we keep about you: profile, devices, security history, calls, payments, transactions and messages, as a JSON file.",
        )}
      </p>
      <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {t("Download my data")}
      </Button>
    </Card>
  );
}
