import type { ListedNumber } from "#contract/operators/numbers.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { UserLink } from "#web/admin/lib/user-link.tsx";
import { Amount } from "#web/kit/controls/amount.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { formatCredits } from "#words/money.ts";

const states: Record<ListedNumber["state"], string> = {
  buying: "being bought",
  active: "active",
  overdue: "not paid",
  releasing: "being given back",
  released: "given back",
};

const userColumn: Column<ListedNumber> = {
  header: "User",
  cell: ({ email, userId }) => <UserLink email={email} userId={userId} />,
};
const columns: Column<ListedNumber>[] = [
  { header: "Number", cell: ({ number }) => <bdi>{number}</bdi> },
  { header: "Kind", cell: ({ country, kind }) => `${country} ${kind.replace("_", "-")}` },
  { header: "State", cell: ({ state }) => states[state] },
  { header: "Calls", cell: ({ isForwarded }) => (isForwarded ? "forwarded" : "ring") },
  { header: "Paid until", cell: ({ paidUntil }) => (paidUntil ? <Moment at={paidUntil} /> : "") },
  {
    header: "Credits a month",
    align: "end",
    cell: ({ monthly }) => <Amount>{formatCredits(monthly)}</Amount>,
  },
];

/** The numbers of all users, or of one. */
export function RentedNumbers({ userId }: { userId?: string }) {
  const mayRead = useMayRun("list_rented_numbers");
  return mayRead ? <List userId={userId} /> : null;
}

function List({ userId }: { userId: string | undefined }) {
  const rented = useRead("list_rented_numbers", userId === undefined ? {} : { userId });
  return (
    <Answer to={rented}>
      {({ numbers, monthly }) => (
        <TablePanel
          title="Rented numbers"
          note={
            monthly === 0 ? undefined : `${formatCredits(monthly)} credits a month from those that are active`
          }
          columns={userId === undefined ? [userColumn, ...columns] : columns}
          rows={numbers}
          empty="No number is rented."
        />
      )}
    </Answer>
  );
}
