/** Numbers for the operator: the state that all nodes share, at one moment. */
export interface OperatorNumbers {
  callsOpen: number;
  /** The overdue time of the most overdue open call; zero while no call is overdue. */
  settleLag_s: number;
  /** Open calls whose question to the carrier is due, and how long the most overdue one has waited. */
  callChecksDue: number;
  oldestCallCheck_s: number;
  /** The same for payments and the card provider. */
  paymentChecksDue: number;
  oldestPaymentCheck_s: number;
  mailsWaiting: number;
  oldestMail_s: number;
  mailsGivenUp: number;
  /** Users whose address refuses mail for good. */
  addressesRefusing: number;
  /** Cost of the calls of all wallets, as the watch over them saw it last. */
  hourSpend_mc: number;
  daySpend_mc: number;
  /** Suspicions of short-call pumping that were seen within the last hour. */
  pumpingAlarms: number;
  /** 1 while no call is opened, else 0. */
  callingStopped: number;
  /** Number of findings of the ledger's last audit; null before the first. */
  auditFindings: number | null;
  /** Unix time of the last audit's end; zero before the first. */
  auditedAt_s: number;
}

/*
 * Every metric of our own, whichever way it leaves. A help text that says "this process" means that each process has its
 * own part, and the parts are added up. All other figures are of the whole: they are read from the database, so each
 * process gives the same, and the highest is taken.
 */

interface Definition {
  name: string;
  help: string;
}
interface Labelled extends Definition {
  labels: readonly string[];
}

/** The caller hears nothing until the voice webhook is answered; 200 ms is the aim. */
const answers_s = [0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5];

/** All are counted from zero on, because Prometheus sees no increase in the first value of a series. */
export const moneyKinds = ["purchase", "dispute_won", "call", "refund", "dispute"] as const;

export const counters = {
  calls: {
    name: "farline_calls_total",
    help: "Calls by outcome and country of the number ('none' without a price) that this process settled or refused",
    labels: ["outcome", "country"],
  },
  refusals: {
    name: "farline_calls_refused_total",
    help: "Refused calls by reason, of this process",
    labels: ["reason"],
  },
  money_mc: {
    name: "farline_money_millicredits_total",
    help: "Credits that this process moved: purchase and dispute_won into wallets, call, refund and dispute out",
    labels: ["kind"],
  },
  eventsHeldBack: {
    name: "farline_events_held_back_total",
    help: "Questions of pages, each every 5 s, whose event stream is open at this process and does not reach them",
    labels: [],
  },
  moneyBackRepeated: {
    name: "farline_money_back_repeated_total",
    help: "Purchases taken back by wallets that took another one back within 30 days, at this process",
    labels: [],
  },
} as const satisfies Record<string, Labelled>;

export const histograms = {
  webhook_s: {
    name: "farline_webhook_seconds",
    help: "How long webhooks took to be answered by this process",
    labels: ["webhook", "status"],
    buckets: answers_s,
  },
  callDuration_s: {
    name: "farline_call_duration_seconds",
    help: "How long answered calls were, as charged, of the calls that this process settled",
    labels: [],
    buckets: [10, 30, 60, 120, 300, 600, 1_800, 3_600, 7_200, 14_400],
  },
  cutOffLateness_s: {
    name: "farline_cutoff_lateness_seconds",
    help: "From the end of a call's paid time until the carrier had taken its end from this process",
    labels: [],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
  },
  callOverrun_s: {
    name: "farline_call_overrun_seconds",
    help: "How much longer the carrier counted than the hold paid for, of the calls this process settled at their limit",
    labels: [],
    buckets: [0, 1, 2, 5, 10, 30, 60],
  },
} as const satisfies Record<string, Labelled & { buckets: readonly number[] }>;

export const sharedGauges = {
  callsOpen: { name: "farline_calls_open", help: "Calls whose hold stands" },
  settleLag_s: {
    name: "farline_settle_lag_seconds",
    help: "How long the most overdue open call should have been over",
  },
  callChecksDue: {
    name: "farline_call_checks_due",
    help: "Open calls that the carrier is to be asked about",
  },
  oldestCallCheck_s: {
    name: "farline_call_checks_oldest_seconds",
    help: "How long the most overdue question to the carrier has waited",
  },
  paymentChecksDue: {
    name: "farline_payment_checks_due",
    help: "Payments that the card provider is to be asked about",
  },
  oldestPaymentCheck_s: {
    name: "farline_payment_checks_oldest_seconds",
    help: "How long the most overdue question to the card provider has waited",
  },
  mailsWaiting: { name: "farline_outbox_waiting", help: "Mails that wait to be sent" },
  oldestMail_s: { name: "farline_outbox_oldest_seconds", help: "Age of the oldest mail that waits" },
  mailsGivenUp: {
    name: "farline_outbox_given_up",
    help: "Mails that were given up and wait for a person",
  },
  addressesRefusing: {
    name: "farline_addresses_refusing_mail",
    help: "Users whose address refuses mail for good",
  },
  hourSpend_mc: {
    name: "farline_spend_hour_millicredits",
    help: "What the calls of all wallets cost within an hour",
  },
  daySpend_mc: {
    name: "farline_spend_day_millicredits",
    help: "What the calls of all wallets cost within a day",
  },
  pumpingAlarms: {
    name: "farline_pumping_alarms",
    help: "Ranges of numbers and users with many short calls within the last hour",
  },
  callingStopped: { name: "farline_calling_stopped", help: "1 while no call is opened" },
  auditFindings: {
    name: "farline_ledger_audit_findings",
    help: "What the last audit of the ledger found; NaN before the first",
  },
  auditedAt_s: {
    name: "farline_ledger_audit_timestamp_seconds",
    help: "When the last audit of the ledger ended, in Unix time; 0 before the first",
  },
} as const satisfies Record<keyof OperatorNumbers, Definition>;

export const processGauges = {
  databaseAnswers: {
    name: "farline_database_answers",
    help: "1 when the database answered this process within the scrape; at 0 the figures of the whole are missing",
  },
  eventStreams: { name: "farline_event_streams", help: "Event streams that this process holds open" },
  notificationsHeard: {
    name: "farline_notifications_heard",
    help: "0 while notifications of other nodes do not arrive at this process",
  },
} as const satisfies Record<string, Definition>;

export type CounterName = keyof typeof counters;
export type HistogramName = keyof typeof histograms;
export type Labels<Definition extends Labelled> = Readonly<Record<Definition["labels"][number], string>>;

/** Figures of the moment; the shared ones are undefined while the database does not answer. */
export interface MomentFigures {
  shared: OperatorNumbers | undefined;
  process: Record<keyof typeof processGauges, number | undefined>;
}

export interface Recorder {
  count<Name extends CounterName>(name: Name, labels: Labels<(typeof counters)[Name]>, by?: number): void;
  measure<Name extends HistogramName>(
    name: Name,
    value: number,
    labels: Labels<(typeof histograms)[Name]>,
  ): void;
}
