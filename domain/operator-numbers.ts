/** What an operator watches: the state that all nodes share, at one moment. */
export interface OperatorNumbers {
  callsOpen: number;
  /** How long the most overdue open call should have been over; zero while none is. */
  settleLag_s: number;
  mailsWaiting: number;
  oldestMail_s: number;
  mailsGivenUp: number;
}
