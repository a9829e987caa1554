/** Numbers for the operator: the state that all nodes share, at one moment. */
export interface OperatorNumbers {
  callsOpen: number;
  /** The overdue time of the most overdue open call; zero while no call is overdue. */
  settleLag_s: number;
  mailsWaiting: number;
  oldestMail_s: number;
  mailsGivenUp: number;
  /** Users whose address refuses mail for good. */
  addressesRefusing: number;
  /** What the calls of all wallets cost, as the watch over them saw it last. */
  hourSpend_mc: number;
  daySpend_mc: number;
  /** 1 while no call is opened, else 0. */
  callingStopped: number;
}
