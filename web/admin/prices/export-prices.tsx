import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { run } from "#web/admin/lib/run.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { brandedFile } from "#words/branded-file.ts";

/** A deck of 50,000 prefixes is read and sent. */
const timeout_ms = 60_000;

/** Saves the prices of a version as the deck that an import reads, with the mark by which spreadsheets recognise UTF-8. */
export function ExportPrices({ versionId }: { versionId: number }) {
  const exporting = useMutation({
    mutationFn: () => run("export_tariff", { versionId }, { timeout_ms }),
    onSuccess: ({ deck }) =>
      saveFile(brandedFile(`prices-version-${versionId}.csv`), `\uFEFF${deck}`, "text/csv"),
    onError: (error) => toast.error(serverMessage(error) ?? operatorMessages.failed),
  });
  if (!useMayRun("export_tariff")) return null;
  return (
    <Button size="small" variant="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
      {!exporting.isPending && <Download aria-hidden="true" className="size-4.5" />}
      Download CSV
      <span className="sr-only"> of version {versionId}</span>
    </Button>
  );
}
