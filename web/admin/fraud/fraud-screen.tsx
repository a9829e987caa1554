import { type ReactNode, useState } from "react";
import type { FraudView } from "#contract/operators/fraud.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { CallerLink, UserLink } from "#web/admin/lib/user-link.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { creditsInWords, formatCredits, formatMoney } from "#words/money.ts";

const periods_days = [1, 7, 30, 90] as const;
const every_ms = 60_000;

/** Signs of fraud in the last days. Nothing here acts: a user is frozen on the user's own screen. */
export function FraudScreen() {
  const [days, setDays] = useState<number>(7);
  const view = useRead("read_fraud", { days }, { every_ms });
  return (
    <Page
      title="Fraud"
      lead="What the last days show, the worst first, at most 50 of each. Open a user to freeze them."
      actions={periods_days.map((period) => (
        <Button
          key={period}
          size="small"
          variant={period === days ? "primary" : "secondary"}
          aria-pressed={period === days}
          onClick={() => setDays(period)}
        >
          {period === 1 ? "1 day" : `${period} days`}
        </Button>
      ))}
    >
      <Answer to={view}>{(fraud) => fraudTables.map((table) => table(fraud))}</Answer>
    </Page>
  );
}

interface FraudTableProps<List extends keyof FraudView> {
  list: List;
  title: string;
  note?: string | ((rows: FraudView[List]) => string);
  columns: readonly Column<FraudView[List][number]>[];
}

function fraudTable<List extends keyof FraudView>({ list, title, note, columns }: FraudTableProps<List>) {
  return ({ [list]: rows }: FraudView) => (
    <TablePanel
      key={title}
      title={title}
      note={typeof note === "function" ? note(rows) : note}
      columns={columns}
      rows={rows}
      empty="None in this time."
    />
  );
}

const lockedOut = { user: "A user", network: "A network", card: "One card at several users" } as const;
const disputeStates = { held: "Held by the bank", returned: "Returned" } as const;
const sharedBy = { mailbox: "Mailbox", identity: "Sign-in", card: "Card" } as const;

const user = { header: "User", cell: UserLink };
const last = { header: "Last", cell: ({ lastAt }: { lastAt: string }) => <Moment at={lastAt} /> };
const times: Column<{ times: number }> = { header: "Times", align: "end", cell: (row) => row.times };
const users: Column<{ users: number }> = { header: "Users", align: "end", cell: (row) => row.users };
const refusal = {
  header: "Refusal",
  cell: (row: { refusal: string }) => <code className="break-all">{row.refusal}</code>,
};

const fraudTables: readonly ((view: FraudView) => ReactNode)[] = [
  fraudTable({
    list: "lockouts",
    title: "Card testing",
    note: "Periods in which a network or card may not pay",
    columns: [
      { header: "Locked out", cell: ({ kind }) => lockedOut[kind] },
      {
        header: "Network or card",
        cell: ({ network, card }) => <bdi dir="ltr">{network ?? card ?? "–"}</bdi>,
      },
      { header: "Begun by", cell: UserLink },
      { header: "From", cell: ({ startedAt }) => <Moment at={startedAt} /> },
      { header: "Until", cell: ({ endsAt }) => <Moment at={endsAt} /> },
    ],
  }),
  fraudTable({
    list: "declines",
    title: "Declined cards",
    note: "Purchases of all time are in USD, as they were priced",
    columns: [
      user,
      { header: "Declines", align: "end", cell: ({ declines }) => declines },
      { header: "Payments", align: "end", cell: ({ payments }) => payments },
      { header: "Paid in all", align: "end", cell: ({ paidUsd }) => formatMoney(paidUsd, "USD") },
    ],
  }),
  fraudTable({
    list: "disputes",
    title: "Disputes",
    columns: [
      user,
      {
        header: "Payment",
        cell: ({ payment }) => (
          <TextLink to={`/payments/${payment}`} className="break-all">
            {payment}
          </TextLink>
        ),
      },
      { header: "Amount", align: "end", cell: ({ amount, currency }) => formatMoney(amount, currency) },
      { header: "State", cell: ({ state }) => disputeStates[state] },
      { header: "Last change", cell: last.cell },
    ],
  }),
  fraudTable({
    list: "sharedMarks",
    title: "One person, many accounts",
    note: "Accounts of one mailbox, sign-in or card, which share limits, debt and freeze",
    columns: [
      { header: "Shared", cell: ({ kind }) => sharedBy[kind] },
      { header: "Mark", cell: ({ mark }) => <bdi dir="ltr">{mark}</bdi> },
      { header: "Accounts", align: "end", cell: ({ accounts }) => accounts },
      // The marks of a deleted user are lifted on that user's screen.
      { header: "User", cell: CallerLink },
      { header: "Frozen", cell: ({ frozen }) => (frozen ? "yes" : "no") },
      { header: "Owes", align: "end", cell: ({ owed }) => formatCredits(owed) },
      { header: "Last seen", cell: last.cell },
    ],
  }),
  fraudTable({
    list: "moneyBack",
    title: "Money back",
    note: "Purchases that went back to the card: two of a user within 30 days raise an alarm",
    columns: [
      user,
      { header: "By the user", align: "end", cell: times.cell },
      { header: "Given back", align: "end", cell: ({ credits }) => creditsInWords(credits) },
      { header: "By operators", align: "end", cell: ({ byOperators }) => byOperators },
      {
        header: "Bought",
        align: "end",
        cell: ({ bought, boughtCredits }) => `${bought}, ${creditsInWords(boughtCredits)}`,
      },
      last,
    ],
  }),
  fraudTable({
    list: "pumping",
    title: "Short calls",
    note: "Many within an hour, to one range of numbers or by one user",
    columns: [
      {
        header: "Range or user",
        cell: ({ email, subject }) =>
          email === null ? <bdi dir="ltr">{`${subject}…`}</bdi> : <UserLink userId={subject} email={email} />,
      },
      { header: "Destination", cell: ({ destination }) => destination },
      { header: "Short calls", align: "end", cell: (row) => `${row.shortCalls} of ${row.answeredCalls}` },
      { header: "Callers", align: "end", cell: ({ callers }) => callers },
      { header: "Charged", align: "end", cell: ({ charged }) => formatCredits(charged) },
      { header: "Cost", align: "end", cell: ({ cost }) => (cost === null ? "–" : formatCredits(cost)) },
      { header: "Last", cell: ({ seenAt }) => <Moment at={seenAt} /> },
    ],
  }),
  fraudTable({
    list: "destinations",
    title: "Destinations",
    note: (rows) => `Together ${creditsInWords(rows.reduce((sum, { charged }) => sum + charged, 0))}`,
    columns: [
      { header: "Destination", cell: ({ destination, country }) => `${destination} (${country})` },
      { header: "Calls", align: "end", cell: ({ calls }) => calls },
      users,
      { header: "A minute", align: "end", cell: ({ perMinute }) => formatCredits(perMinute) },
      { header: "Charged", align: "end", cell: ({ charged }) => creditsInWords(charged) },
      {
        header: "By new users",
        align: "end",
        cell: ({ charged, chargedNew }) => `${Math.round((100 * chargedNew) / charged)} %`,
      },
    ],
  }),
  fraudTable({
    list: "refusals",
    title: "Limits hit",
    columns: [refusal, times, users, last],
  }),
  fraudTable({
    list: "limitHits",
    title: "Limits hit by user",
    columns: [user, refusal, times, last],
  }),
  fraudTable({
    list: "badLines",
    title: "Bad lines",
    note: "Calls that were credited back",
    columns: [
      user,
      { header: "Credited", align: "end", cell: ({ credited }) => credited },
      { header: "Given back", align: "end", cell: ({ credits }) => creditsInWords(credits) },
      { header: "Refused", align: "end", cell: ({ notCredited }) => notCredited },
      { header: "Nothing heard", align: "end", cell: ({ neverHeard }) => neverHeard },
      last,
    ],
  }),
];
