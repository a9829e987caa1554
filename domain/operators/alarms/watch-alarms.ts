import { type AlarmKind, alarmKinds, alarmRules } from "#contract/operators/alarms.ts";
import { alarmAdvice, alarmWords } from "#contract/operators/operator-mails.ts";
import { mailToOperator } from "#domain/mail-layout.ts";
import type { OperatorNumbers } from "#domain/operator-metrics.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { Clock, Ids, Transaction } from "#domain/runtime.ts";
import type { AlarmStore } from "./alarm-store.ts";
import type { AlarmWebhookStore } from "./alarm-webhook-store.ts";
import { type AlarmVariables, alarmSettings } from "./alarms.ts";

export interface AlarmWatchDeps extends AlarmVariables {
  clock: Clock;
  ids: Ids;
  transaction: Transaction<{ alarms: AlarmStore; alarmWebhook: AlarmWebhookStore; outbox: Outbox }>;
  numbers(): Promise<AlarmNumbers>;
  publicUrl: string;
}

/** The figures that alarms are judged by. */
export type AlarmNumbers = Pick<
  OperatorNumbers,
  | "settleLag_s"
  | "oldestCallCheck_s"
  | "oldestPaymentCheck_s"
  | "oldestMail_s"
  | "mailsGivenUp"
  | "callingStopped"
  | "pumpingAlarms"
  | "auditFindings"
> & { openMessages: number; oldestVoicemail_s: number; voicemailFaults: number };

const figures: Record<AlarmKind, (numbers: AlarmNumbers) => number> = {
  calls_not_settled: ({ settleLag_s }) => settleLag_s,
  carrier_silent: ({ oldestCallCheck_s }) => oldestCallCheck_s,
  card_provider_silent: ({ oldestPaymentCheck_s }) => oldestPaymentCheck_s,
  mail_waits: ({ oldestMail_s }) => oldestMail_s,
  mails_given_up: ({ mailsGivenUp }) => mailsGivenUp,
  calling_stopped: ({ callingStopped }) => callingStopped,
  short_calls: ({ pumpingAlarms }) => pumpingAlarms,
  ledger_broken: ({ auditFindings }) => auditFindings ?? 0,
  voicemail_waits: ({ oldestVoicemail_s }) => oldestVoicemail_s,
  voicemail_not_stored: ({ voicemailFaults }) => voicemailFaults,
  messages_wait: ({ openMessages }) => openMessages,
};

/**
 * Raises each alarm whose figure has reached its threshold, and ends those below it or switched off. An alarm is mailed
 * and posted once when it begins and once when it ends, whichever nodes watch at the same time.
 */
export async function watchAlarms(deps: AlarmWatchDeps): Promise<void> {
  const numbers = await deps.numbers();
  const now = deps.clock.now();
  await deps.transaction(async ({ alarms, alarmWebhook, outbox }) => {
    const { addresses, thresholds } = await alarmSettings(alarms, deps);
    const goingOn = new Set(await alarms.goingOn());
    for (const kind of alarmKinds) {
      const value = Math.floor(figures[kind](numbers));
      const threshold = thresholds[kind];
      const isReached = threshold !== null && value >= threshold;
      if (isReached === goingOn.has(kind)) continue;
      const id = isReached ? deps.ids.uuid() : await alarms.end(kind, now);
      if (id === undefined) continue;
      if (isReached && !(await alarms.raise({ id, kind, value, threshold, raisedAt: now }))) continue;
      const state = isReached ? "begun" : "ended";
      await alarmWebhook.queue({ alarmId: id, kind, state, value, threshold, at: now });
      for (const address of addresses.split("\n"))
        await outbox.add(alarmMail(deps, address, { kind, value, threshold, isReached }));
    }
  });
}

interface Change {
  kind: AlarmKind;
  value: number;
  threshold: number | null;
  isReached: boolean;
}

function alarmMail(
  { publicUrl }: AlarmWatchDeps,
  address: string,
  { kind, value, threshold, isReached }: Change,
) {
  const { words, unit } = alarmRules[kind];
  return mailToOperator(address, () => ({
    subject: isReached ? alarmWords.begins(words) : alarmWords.ends(words),
    body: isReached ? [alarmWords.body, alarmAdvice[kind]] : [alarmWords.endBody],
    facts: [
      { name: alarmWords.figure, value: `${value} ${unit}` },
      { name: alarmWords.threshold, value: threshold === null ? alarmWords.off : String(threshold) },
    ],
    button: { label: alarmWords.button, url: `${publicUrl}/admin/alarms` },
    note: alarmWords.note,
  }));
}
