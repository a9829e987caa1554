import { callBand } from "#contract/calls/call-quality.ts";
import { descriptionOf, outcomeWord } from "#contract/money/wallet.ts";
import type { ListedCall } from "#contract/operators/calls.ts";
import type { ShownPayment } from "#contract/operators/payments.ts";
import type { ShownUser } from "#contract/operators/people.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { moneyOf } from "#web/admin/lib/money.ts";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { initiatorWords, PaymentStatus } from "#web/admin/payments/payment-status.tsx";
import { Amount } from "#web/kit/controls/amount.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import {
  formatDuration,
  formatTransactionAmount,
  formatTransactionCredits,
} from "#web/kit/wording/format.ts";
import { formatCredits } from "#words/money.ts";
import { say } from "#words/say.ts";

/** The server's limit of each list. */
const mostOfEach = 20;

const latest = (rows: readonly unknown[]) =>
  rows.length === mostOfEach ? `The latest ${mostOfEach}` : undefined;

export function UserLists({
  shown: { user, calls, payments, transactions, callerIds, sessions, limitsHit },
}: {
  shown: ShownUser;
}) {
  return (
    <>
      <TablePanel
        title="Calls"
        note={latest(calls)}
        action={<TextLink to={`/calls?user=${user.id}`}>All calls</TextLink>}
        columns={callColumns}
        rows={calls}
        empty="No calls yet."
      />
      <TablePanel
        title="Payments"
        note={latest(payments)}
        action={<TextLink to={`/payments?user=${user.id}`}>All payments</TextLink>}
        columns={paymentColumns}
        rows={payments}
        empty="No payments yet."
      />
      <TablePanel
        title="Transactions"
        note={latest(transactions)}
        columns={transactionColumns}
        rows={transactions}
        empty="Nothing has moved yet."
      />
      <TablePanel
        title="Own numbers"
        note="Calls may show those that are verified"
        columns={callerIdColumns}
        rows={callerIds}
        empty="No number of their own."
      />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <TablePanel
          title="Sessions"
          columns={sessionColumns}
          rows={sessions}
          empty="No device is logged in."
        />
        <TablePanel
          title="Limits hit"
          note="Refused calls and payments of the last week"
          columns={limitColumns}
          rows={limitsHit}
          empty="Nothing was refused in the last week."
        />
      </div>
    </>
  );
}

const callerIdColumns: readonly Column<ShownUser["callerIds"][number]>[] = [
  { header: "Number", cell: ({ number }) => number },
  { header: "State", cell: ({ state, isDefault }) => (isDefault ? `${state}, the default` : state) },
  { header: "Asked for", cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
  { header: "Verified", cell: ({ verifiedAt }) => (verifiedAt === null ? "-" : <Moment at={verifiedAt} />) },
];

const callColumns: readonly Column<ListedCall>[] = [
  { header: "Started", cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { header: "Number", cell: ({ id, dialled }) => <TextLink to={`/calls/${id}`}>{dialled}</TextLink> },
  { header: "Destination", cell: ({ destination }) => destination ?? "-" },
  { header: "End", cell: ({ status, refusal }) => refusal?.code ?? status },
  { header: "Quality", cell: ({ quality }) => (quality ? qualityWords(quality) : "-") },
  {
    header: "Time",
    align: "end",
    cell: ({ seconds }) => (seconds === null ? "-" : formatDuration(seconds)),
  },
  {
    header: "Credits",
    align: "end",
    cell: ({ charged }) => (charged === null ? "-" : formatCredits(charged)),
  },
];

function qualityWords(quality: NonNullable<ListedCall["quality"]>): string {
  const { mosAverage, packetsLostPercent } = quality;
  const score = `${callBand(quality)}, MOS ${mosAverage.toFixed(1)}`;
  return packetsLostPercent > 0 ? `${score}, ${packetsLostPercent.toFixed(1)} % lost` : score;
}

const paymentColumns: readonly Column<ShownPayment>[] = [
  { header: "Begun", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    header: "Payment",
    cell: ({ id, providerRef }) => (
      <TextLink to={`/payments/${id}`} className="break-all">
        {providerRef ?? id}
      </TextLink>
    ),
  },
  { header: "By", cell: ({ initiator }) => initiatorWords[initiator] },
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

const transactionColumns: readonly Column<ShownUser["transactions"][number]>[] = [
  { header: "Moved", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { header: "Kind", cell: ({ type }) => type },
  { header: "What", cell: (row) => <span className="break-words">{say(descriptionOf(row))}</span> },
  { header: "State", cell: outcomeWord },
  { header: "Amount", align: "end", cell: (row) => <Amount>{formatTransactionAmount(row)}</Amount> },
  { header: "Credits", align: "end", cell: (row) => <Amount>{formatTransactionCredits(row)}</Amount> },
];

const sessionColumns: readonly Column<ShownUser["sessions"][number]>[] = [
  { header: "Device", cell: ({ device }) => device },
  { header: "Opened with", cell: ({ openedWith, provider }) => provider ?? openedWith },
  { header: "Opened", cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { header: "Last used", cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
];

const limitColumns: readonly Column<ShownUser["limitsHit"][number]>[] = [
  { header: "Refusal", cell: ({ refusal }) => refusal },
  { header: "Times", align: "end", cell: ({ times }) => times },
  { header: "Last", cell: ({ lastAt }) => <Moment at={lastAt} /> },
];
