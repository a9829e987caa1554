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
