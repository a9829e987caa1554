import { descriptionOf } from "#contract/money/wallet.ts";
import type { ShownPayment } from "#contract/operators/payments.ts";
import type { ShownUser } from "#contract/operators/people.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { moneyOf } from "#web/admin/lib/money.ts";
import { PaymentStatus } from "#web/admin/payments/payment-status.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { formatTransactionAmount, formatTransactionCredits } from "#web/kit/wording/format.ts";
import { formatCredits } from "#words/money.ts";
import { say } from "#words/say.ts";

export const paymentColumns: readonly Column<ShownPayment>[] = [
  { header: "Begun", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    header: "Payment",
    cell: ({ id, providerRef }) => (
      <TextLink to={`/payments/${id}`} className="break-all">
        {providerRef ?? id}
      </TextLink>
    ),
  },
  { header: "State", cell: (payment) => <PaymentStatus payment={payment} /> },
  { header: "Declines", align: "end", cell: ({ declines }) => declines },
  { header: "Credits", align: "end", cell: ({ credits }) => formatCredits(credits) },
  { header: "Charge", align: "end", cell: ({ charge_minor, currency }) => moneyOf(charge_minor, currency) },
  {
    header: "Refunded",
    align: "end",
    cell: ({ refunded_minor, currency }) => (refunded_minor > 0 ? moneyOf(refunded_minor, currency) : "-"),
  },
];

export const transactionColumns: readonly Column<ShownUser["transactions"][number]>[] = [
  { header: "Moved", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { header: "Kind", cell: ({ type }) => type },
  { header: "What", cell: (row) => <span className="break-words">{say(descriptionOf(row))}</span> },
  { header: "State", cell: ({ status }) => status },
  { header: "Amount", align: "end", cell: formatTransactionAmount },
  { header: "Credits", align: "end", cell: formatTransactionCredits },
];

export const sessionColumns: readonly Column<ShownUser["sessions"][number]>[] = [
  { header: "Device", cell: ({ device }) => device },
  { header: "Opened with", cell: ({ openedWith, provider }) => provider ?? openedWith },
  { header: "Opened", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { header: "Last used", cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
];

export const limitColumns: readonly Column<ShownUser["limitsHit"][number]>[] = [
  { header: "Refusal", cell: ({ refusal }) => refusal },
  { header: "Times", align: "end", cell: ({ times }) => times },
  { header: "Last", cell: ({ lastAt }) => <Moment at={lastAt} /> },
];
