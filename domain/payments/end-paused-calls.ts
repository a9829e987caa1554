import { type EndingDeps, endCallsOfPerson } from "#domain/marks/end-calls-of-person.ts";
import type { Debit } from "./payment-deps.ts";

/** A dispute pauses its user's calling as a freeze does: docs/decisions/12-money-back-and-bad-lines.md. */
export async function endPausedCalls(deps: EndingDeps, { user, pausesCalling }: Debit): Promise<void> {
  if (pausesCalling) await endCallsOfPerson(deps, user);
}
