/** Numbers for the operator: the state that all nodes share, at one moment. */
export interface OperatorNumbers {
  callsOpen: number;
  /** The overdue time of the most overdue open call; zero while no call is overdue. */
  settleLag_s: number;
  mailsWaiting: number;
  oldestMail_s: number;
  mailsGivenUp: number;
}
