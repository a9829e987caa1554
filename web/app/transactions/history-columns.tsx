import { descriptionOf, type Transaction } from "#contract/money/wallet.ts";
import { useContactName } from "#web/app/contacts/book/contacts-query.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { MoneyBack } from "./money-back.tsx";
import { hasArrived, type TransactionColumn } from "./transaction-columns.tsx";

/** Every purchase that added credits has a receipt. */
function hasReceipt(row: Transaction): boolean {
  return row.type === "purchase" && hasArrived(row);
}

/** The description with the contact's name, or with the number as its country writes it. */
function useDescription(row: Transaction): string {
  const { number } = row;
  const name = useContactName(number);
  useNumberingPlans(number !== undefined && name === undefined);
  const said = descriptionOf(row);
  if (number === undefined) return say(said);
  return say({ ...said, values: { ...said.values, number: name ?? formatNumber(number) } });
}

export const descriptionColumn: TransactionColumn = {
  get header() {
    return t("Description");
  },
  cell: (row) => <Description row={row} />,
};

function Description({ row }: { row: Transaction }) {
  const description = useDescription(row);
  return (
    <span className="min-w-0 break-words">
      {description}
      {hasReceipt(row) && (
        <RowLink
          to={`/receipts/${row.id}`}
          label={t("Receipt for {description}", { description })}
          word={t("Receipt")}
        />
      )}
      {hasReceipt(row) && <MoneyBack paymentId={row.id} description={description} />}
      {row.type === "call" && (
        <RowLink
          to={`/calls/${row.id}`}
          label={t("Details for {description}", { description })}
          word={t("Details")}
        />
      )}
    </span>
  );
}

function RowLink({ to, label, word }: { to: string; label: string; word: string }) {
  return (
    <>
      {" "}
      <TextLink to={to} aria-label={label} className="inline-block print:hidden">
        {word}
      </TextLink>
    </>
  );
}

const tones = { completed: "good", pending: "warn", failed: "danger" } as const;

/** The history's badge: green, yellow or red. */
export const statusColumn: TransactionColumn = {
  get header() {
    return t("Status");
  },
  align: "end",
  cell: (row) => <Badge tone={tones[row.status]}>{t(row.status)}</Badge>,
};
