/** Figures of one day (UTC), of all wallets together. */
export interface DayFigures {
  /** YYYY-MM-DD. */
  day: string;
  /** Calls that were not refused. */
  placed: number;
  answered: number;
  refused: number;
  /** Placed calls that the carrier could not connect. */
  callsFailed: number;
  purchases: number;
  sold_mc: number;
  /** Credits that refunds took, less those that a failed refund gave back. */
  back_mc: number;
  /** Payments that were begun on the day, had a declined card and were not paid. */
  paymentsDeclined: number;
  mailsGivenUp: number;
  /** Suspicions of short-call pumping by the day on which they were raised. */
  pumpingAlarms: number;
  cardLockouts: number;
  /** Payments whose credits a dispute took. */
  disputes: number;
}

export interface DayLookup {
  /** A row for each day from that of `since` to that of `until`, days without anything too. */
  figures(since: Date, until: Date): Promise<DayFigures[]>;
  callsOpen(): Promise<number>;
}
