import { creditsFromMillicredits } from "#contract/money/money.ts";
import { pumpingWords } from "#contract/operators/operator-mails.ts";
import { mailToOperator } from "#domain/mail-layout.ts";
import type { Mail, Outbox } from "#domain/outbox.ts";
import type { Clock, Transaction } from "#domain/runtime.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { formatCredits } from "#words/money.ts";
import { isPumping, type PumpingLimits, type SuspectCalls, type Suspicion, suspicionsOf } from "./pumping.ts";

export interface PumpingStore {
  /** Claims one check for this node until the transaction ends; false while another checks, and after a recent check. */
  claim(checkedBefore: Date, now: Date): Promise<boolean>;
  /** The answered calls since then of every subject that has at least this many short ones. */
  suspects(since: Date, leastShortCalls: number): Promise<SuspectCalls[]>;
  /** Adds to the subject's alarm that was seen since then. False when there is none. */
  addTo(alarm: Suspicion, seenSince: Date, now: Date): Promise<boolean>;
  raise(alarm: Suspicion, now: Date): Promise<void>;
}

export interface PumpingDeps {
  transaction: Transaction<{ pumping: PumpingStore; outbox: Outbox }>;
  clock: Clock;
  limits: PumpingLimits;
  costs: CostsByCountry;
  operatorEmail: string;
  report(alarm: Suspicion): void;
}

const hour_ms = 60 * 60_000;
/** A check by any node within this time is recent enough. */
const recent_ms = 50_000;
/** An alarm that was quiet for a day is over. */
const quiet_ms = 24 * hour_ms;

/**
 * Looks for short-call pumping within the last hour, on one node at a time. A new alarm is mailed to the operator once; an
 * alarm that goes on is not mailed again. No call is stopped: an office that tries its customers looks the same. Returns the new alarms.
 */
export async function watchPumping(deps: PumpingDeps): Promise<Suspicion[]> {
  const { limits, costs, operatorEmail } = deps;
  if (limits.shortCalls === 0) return [];
  const now = deps.clock.now();
  const ago = (age_ms: number) => new Date(now.getTime() - age_ms);
  const raised = await deps.transaction(async ({ pumping, outbox }) => {
    if (!(await pumping.claim(ago(recent_ms), now))) return [];
    const suspects = await pumping.suspects(ago(hour_ms), limits.shortCalls);
    const fresh: Suspicion[] = [];
    for (const alarm of suspicionsOf(suspects, costs).filter((suspicion) => isPumping(suspicion, limits))) {
      if (await pumping.addTo(alarm, ago(quiet_ms), now)) continue;
      await pumping.raise(alarm, now);
      fresh.push(alarm);
    }
    if (fresh.length > 0) await outbox.add(alarmMail(operatorEmail, fresh));
    return fresh;
  });
  for (const alarm of raised) deps.report(alarm);
  return raised;
}

function alarmMail(operatorEmail: string, alarms: readonly Suspicion[]): Mail {
  return mailToOperator(operatorEmail, () => ({
    subject: pumpingWords.subject,
    body: pumpingWords.body,
    facts: alarms.map((alarm) => ({
      name: pumpingWords[alarm.kind](alarm.subject, alarm.destination),
      value: pumpingWords.calls({
        ...alarm,
        charged: formatCredits(creditsFromMillicredits(alarm.charged_mc)),
      }),
    })),
    note: pumpingWords.note,
  }));
}
