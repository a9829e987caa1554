import type { FraudView } from "#contract/operators/fraud.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { UserLink } from "#web/admin/lib/user-link.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { creditsInWords, formatCredits, formatMoney } from "#words/money.ts";

type Rows<List extends keyof FraudView> = readonly Column<FraudView[List][number]>[];

const lockedOut = { user: "A user", network: "A network", card: "One card at several users" } as const;
const states = { held: "Held by the bank", returned: "Returned" } as const;

const lockouts: Rows<"lockouts"> = [
  { header: "Locked out", cell: ({ kind }) => lockedOut[kind] },
  { header: "Network or card", cell: ({ network, card }) => <bdi dir="ltr">{network ?? card ?? "–"}</bdi> },
  { header: "Begun by", cell: UserLink },
  { header: "From", cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { header: "Until", cell: ({ endsAt }) => <Moment at={endsAt} /> },
];

const declines: Rows<"declines"> = [
  { header: "User", cell: UserLink },
  { header: "Declines", align: "end", cell: (row) => row.declines },
  { header: "Payments", align: "end", cell: ({ payments }) => payments },
  { header: "Paid", align: "end", cell: ({ paid }) => paid },
];

const disputes: Rows<"disputes"> = [
  { header: "User", cell: UserLink },
  {
    header: "Payment",
    cell: ({ payment }) => (
      <TextLink to={`/payments/${payment}`} className="break-all">
        {payment}
      </TextLink>
    ),
  },
  {
    header: "Amount",
    align: "end",
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  { header: "State", cell: ({ state }) => states[state] },
  { header: "Last change", cell: ({ lastAt }) => <Moment at={lastAt} /> },
];

const sharedBy = { mailbox: "Mailbox", identity: "Sign-in", card: "Card" } as const;

const sharedMarks: Rows<"sharedMarks"> = [
  { header: "Shared", cell: ({ kind }) => sharedBy[kind] },
  { header: "Mark", cell: ({ mark }) => <bdi dir="ltr">{mark}</bdi> },
  { header: "Accounts", align: "end", cell: ({ accounts }) => accounts },
  {
    header: "User",
    // The marks of a deleted user are lifted on that user's screen.
    cell: ({ userId, email }) =>
      email === "" ? (
        <TextLink to={`/users/${userId}`}>a deleted user</TextLink>
      ) : (
        <UserLink userId={userId} email={email} />
      ),
  },
  { header: "Frozen", cell: ({ frozen }) => (frozen ? "yes" : "no") },
  { header: "Owes", align: "end", cell: ({ owed }) => formatCredits(owed) },
  { header: "Last seen", cell: ({ lastAt }) => <Moment at={lastAt} /> },
];

const moneyBack: Rows<"moneyBack"> = [
  { header: "User", cell: UserLink },
  { header: "By the user", align: "end", cell: ({ times }) => times },
  { header: "Given back", align: "end", cell: ({ credits }) => creditsInWords(credits) },
  { header: "By operators", align: "end", cell: ({ byOperators }) => byOperators },
  {
    header: "Bought",
    align: "end",
    cell: ({ bought, boughtCredits }) => `${bought}, ${creditsInWords(boughtCredits)}`,
  },
  { header: "Last", cell: ({ lastAt }) => <Moment at={lastAt} /> },
];

export const moneyColumns = { lockouts, declines, disputes, moneyBack, sharedMarks };
