import type { FraudView } from "#contract/operators/fraud.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { UserLink } from "#web/admin/lib/user-link.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";

type Rows<List extends keyof FraudView> = readonly Column<FraudView[List][number]>[];

const last = { header: "Last", cell: ({ lastAt }: { lastAt: string }) => <Moment at={lastAt} /> };
const refusal = { header: "Refusal", cell: ({ refusal }: { refusal: string }) => <code>{refusal}</code> };

const refusals: Rows<"refusals"> = [
  refusal,
  { header: "Times", align: "end", cell: ({ times }) => times },
  { header: "Users", align: "end", cell: ({ users }) => users },
  last,
];

const limitHits: Rows<"limitHits"> = [
  { header: "User", cell: UserLink },
  refusal,
  { header: "Times", align: "end", cell: ({ times }) => times },
  last,
];

const pumping: Rows<"pumping"> = [
  {
    header: "Range or user",
    cell: ({ email, subject }) =>
      email === null ? <bdi dir="ltr">{`${subject}…`}</bdi> : <UserLink userId={subject} email={email} />,
  },
  { header: "Destination", cell: ({ destination }) => destination },
  {
    header: "Short calls",
    align: "end",
    cell: ({ shortCalls, answeredCalls }) => `${shortCalls} of ${answeredCalls}`,
  },
  { header: "Callers", align: "end", cell: ({ callers }) => callers },
  { header: "Charged", align: "end", cell: ({ charged }) => formatCredits(charged) },
  { header: "Cost", align: "end", cell: ({ cost }) => (cost === null ? "–" : formatCredits(cost)) },
  { header: "Last", cell: ({ seenAt }) => <Moment at={seenAt} /> },
];

const destinations: Rows<"destinations"> = [
  { header: "Destination", cell: ({ destination, country }) => `${destination} (${country})` },
  { header: "Calls", align: "end", cell: ({ calls }) => calls },
  { header: "Users", align: "end", cell: ({ users }) => users },
  { header: "A minute", align: "end", cell: ({ perMinute }) => formatCredits(perMinute) },
  { header: "Charged", align: "end", cell: ({ charged }) => creditsInWords(charged) },
  {
    header: "By new users",
    align: "end",
    cell: ({ charged, chargedNew }) => `${Math.round((100 * chargedNew) / charged)} %`,
  },
];

const badLines: Rows<"badLines"> = [
  { header: "User", cell: UserLink },
  { header: "Credited", align: "end", cell: ({ credited }) => credited },
  { header: "Given back", align: "end", cell: ({ credits }) => creditsInWords(credits) },
  { header: "Refused", align: "end", cell: ({ notCredited }) => notCredited },
  { header: "Nothing heard", align: "end", cell: ({ neverHeard }) => neverHeard },
  last,
];

export const callColumns = { refusals, limitHits, pumping, destinations, badLines };
