import { Download } from "lucide-react";
import type { Transaction } from "#contract/money/wallet.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";
import { type HistoryAddress, historyTypes } from "./history-address.ts";
import { transactionsCsv } from "./transactions-csv.ts";

const everything = "all";
const options: { value: string; label: Sentence }[] = [
  { value: everything, label: "All transactions" },
  { value: "purchase", label: "Purchases" },
  { value: "call", label: "Calls" },
  { value: "refund", label: "Refunds" },
];

interface HistoryToolsProps {
  type: HistoryAddress["type"];
  onType: (type: HistoryAddress["type"]) => void;
  /** The rows shown, which are also the rows saved. */
  rows: readonly Transaction[];
}

/** Chooses the rows to show, and saves them as CSV. */
export function HistoryTools({ type, onType, rows }: HistoryToolsProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4 print:hidden">
      <div className="min-w-52 grow sm:grow-0">
        <SelectField
          label={t("Show")}
          options={options.map(({ value, label }) => ({ value, label: t(label) }))}
          value={type ?? everything}
          onChange={(event) => onType(historyTypes.find((known) => known === event.target.value))}
        />
      </div>
      <Button variant="secondary" disabled={rows.length === 0} onClick={() => saveTransactions(rows)}>
        <Download aria-hidden="true" className="size-4.5" />
        {t("Download CSV")}
      </Button>
    </div>
  );
}

/** Saves rows as a CSV file named for today. */
function saveTransactions(rows: readonly Transaction[]): void {
  const name = `farline-transactions-${new Date().toISOString().slice(0, 10)}.csv`;
  saveFile(name, transactionsCsv(rows), "text/csv");
}
