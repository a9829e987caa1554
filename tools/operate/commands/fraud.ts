import type { FraudView } from "#domain/operators/product/fraud-lookup.ts";
import { readFraud } from "#domain/operators/product/read-fraud.ts";
import { type Command, count, performWith } from "#tools/operate/command.ts";
import { credits, money } from "./user-words.ts";

const usualDays = 7;

export const fraudCommands: readonly Command[] = [
  {
    name: "fraud",
    words: "",
    useCase: "read_fraud",
    summary:
      "limits hit, short-call pumping, card testing, dear destinations, disputes, money back, many accounts of one person and credits for bad lines",
    options: {
      days: { value: "N", help: `how many days to look back, 90 at most; ${usualDays} unless given` },
    },
    example: "fraud --days 30",
    run: performWith((given) => ({ days: count(given, "days", usualDays) }), readFraud, fraudWords),
  },
];

function fraudWords(view: FraudView): string {
  const {
    refusals,
    limitHits,
    pumping,
    lockouts,
    declines,
    destinations,
    disputes,
    moneyBack,
    badLines,
    sharedMarks,
  } = view;
  const who = (email: string) => email || "(deleted user)";
  return [
    ...part("Limits hit", refusals, (row) => `${row.refusal}  ${row.times} times by ${row.users} users`),
    ...part("By user", limitHits, (row) => `${who(row.email)}  ${row.refusal}  ${row.times} times`),
    ...part("Short calls", pumping, (row) =>
      [
        `${row.kind === "user" ? who(row.email ?? "") : row.subject} (${row.destination})`,
        `${row.shortCalls} short of ${row.answeredCalls} answered by ${row.callers}`,
        `charged ${credits(row.charged_mc)}`,
        row.cost_mc === null ? "cost unknown" : `cost ${credits(row.cost_mc)}`,
        `last ${row.seenAt.toISOString()}`,
      ].join("  "),
    ),
    ...part("Card testing", lockouts, (row) =>
      [
        row.kind,
        row.network ?? row.card ?? "",
        who(row.email),
        `${row.startedAt.toISOString()} to ${row.endsAt.toISOString()}`,
      ].join("  "),
    ),
    ...part("Declined cards", declines, (row) =>
      [
        who(row.email),
        `${row.declines} declines`,
        `${row.payments} payments`,
        `${credits(row.paid_mc)} bought in all`,
      ].join("  "),
    ),
    ...part("Destinations", destinations, (row) =>
      [
        `${row.destination} (${row.country})  ${row.calls} calls by ${row.users} users`,
        `charged ${credits(row.charged_mc)}, new users ${credits(row.chargedNew_mc)}`,
        `up to ${credits(row.perMinute_mc)} a minute`,
      ].join("  "),
    ),
    ...part("Disputes", disputes, (row) =>
      [who(row.email), row.payment, money(row.amount_minor, row.currency), row.state].join("  "),
    ),
    ...part("One person, many accounts", sharedMarks, (row) =>
      [
        `${row.kind} ${row.mark}`,
        `${row.accounts} accounts`,
        `${who(row.email)} ${row.userId}`,
        ...(row.frozen ? ["frozen"] : []),
        ...(row.owed_mc > 0 ? [`owes ${credits(row.owed_mc)}`] : []),
      ].join("  "),
    ),
    ...part("Money back", moneyBack, (row) =>
      [
        who(row.email),
        `${row.times} times, ${credits(row.taken_mc)}, and ${row.byOperators} by operators`,
        `bought ${row.bought} times, ${credits(row.bought_mc)}`,
        `last ${row.lastAt.toISOString()}`,
      ].join("  "),
    ),
    ...part("Bad lines", badLines, (row) =>
      [
        who(row.email),
        `${row.credited} calls, ${credits(row.credited_mc)}`,
        `${row.notCredited} refused`,
        `nothing heard in ${row.neverHeard}`,
      ].join("  "),
    ),
  ].join("\n");
}

function part<Row>(title: string, rows: readonly Row[], words: (row: Row) => string): string[] {
  return [`${title}:`, ...(rows.length === 0 ? ["  none"] : rows.map((row) => `  ${words(row)}`))];
}
