import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { notCsv, readTextFile } from "#contract/files/file-format.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { TariffPreview } from "#contract/operators/tariffs.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { type RunBody, run } from "#web/admin/lib/run.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { PricePreview } from "./price-preview.tsx";

/** A deck of 50,000 prefixes is sent, read and compared. */
const deckTimeout_ms = 120_000;

export function NewPrices() {
  const [isMissing, setMissing] = useState(false);
  const preview = useMutation({
    mutationFn: async ({ file, effectiveAt }: { file: File; effectiveAt: string | undefined }) => {
      const read = readTextFile(new Uint8Array(await file.arrayBuffer()));
      if ("format" in read) throw new NotCsvError(`${file.name} cannot be used: ${notCsv(read.format)}`);
      const deck: Deck = { deck: read.text, source: file.name, ...(effectiveAt && { effectiveAt }) };
      return { deck, preview: await run("preview_tariff", deck, { timeout_ms: deckTimeout_ms }) };
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const file = chosen.get("deck");
    // Without a choice, browsers send a file without a name.
    const isChosen = file instanceof File && file.name !== "";
    setMissing(!isChosen);
    if (isChosen) preview.mutate({ file, effectiveAt: momentInUtc(String(chosen.get("moment"))) });
  }

  return (
    <div className="space-y-5">
      <Form
        onSubmit={submit}
        onChange={() => {
          setMissing(false);
          // What is shown belongs to what was chosen before.
          preview.reset();
        }}
        className="grid grid-cols-1 items-start gap-4 md:grid-cols-[1fr_16rem_auto] [&_input[type=file]]:py-2.5"
      >
        <TextField
          label="Deck (CSV)"
          type="file"
          accept=".csv,text/csv"
          hint="As Download CSV writes it"
          error={isMissing ? "Please choose a file." : undefined}
          name="deck"
        />
        <TextField label="Takes effect (UTC)" type="datetime-local" hint="At once, if empty" name="moment" />
        <Button type="submit" variant="secondary" busy={preview.isPending} className="md:mt-8">
          Preview
        </Button>
      </Form>
      {preview.error && (
        <Alert tone="danger">
          <span className="whitespace-pre-line">
            {preview.error instanceof NotCsvError
              ? preview.error.message
              : (serverMessage(preview.error) ?? operatorMessages.failed)}
          </span>
        </Alert>
      )}
      {preview.data && (
        <>
          <PricePreview preview={preview.data.preview} />
          <ImportPrices deck={preview.data.deck} preview={preview.data.preview} onDone={preview.reset} />
        </>
      )}
    </div>
  );
}

class NotCsvError extends Error {
  override name = "NotCsvError";
}

/** Reads the value of a field for date and time as UTC. */
function momentInUtc(typed: string): string | undefined {
  const moment = new Date(`${typed}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

function ImportPrices({ deck, preview, onDone }: { deck: Deck; preview: TariffPreview; onDone: () => void }) {
  const { added, removed, changed, belowCost } = preview.counts;
  const start = deck.effectiveAt ? `at ${deck.effectiveAt.slice(0, 16).replace("T", " ")} UTC` : "at once";
  return (
    <ActDialog
      useCase="import_tariff"
      button="Import these prices"
      variant={belowCost > 0 ? "danger" : "primary"}
      title="Import these prices?"
      sentence={
        `${deck.source} takes effect ${start}: ${changed} changed, ${added} added, ${removed} removed, ` +
        `${belowCost} below cost. Calls under way keep the price they began with.`
      }
      body={(reason) => ({ ...deck, replaces: preview.against?.id ?? null, reason })}
      outcome={({ id }) => `The prices are imported as version ${id}.`}
      onDone={onDone}
    />
  );
}

type Deck = RunBody<"preview_tariff">;
