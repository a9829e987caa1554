import * as z from "zod/mini";
import { moment, noInput, operatorRoute, reasonSchema } from "./operator-route.ts";

/** Every alarm: its words, the unit of its figure, and the threshold until an owner sets another. Null: off. */
export const alarmRules = {
  calls_not_settled: {
    words: "A call should be over and is not",
    unit: "seconds late",
    usual: 60,
  },
  carrier_silent: {
    words: "The carrier does not answer about a call",
    unit: "seconds late",
    usual: 120,
  },
  card_provider_silent: {
    words: "The card provider does not answer about a payment",
    unit: "seconds late",
    usual: 600,
  },
  mail_waits: {
    words: "A mail waits to be sent",
    unit: "seconds old",
    usual: 900,
  },
  mails_given_up: {
    words: "Mails were given up within 30 days",
    unit: "mails",
    usual: null,
  },
  calling_stopped: {
    words: "Calling has stopped or is switched off",
    unit: "stops",
    usual: 1,
  },
  short_calls: {
    words: "Short calls, which may be pumping",
    unit: "suspicions within an hour",
    usual: 1,
  },
  ledger_broken: {
    words: "The audit of the ledger found something",
    unit: "findings",
    usual: 1,
  },
  voicemail_waits: {
    words: "A message of a caller waits to be stored",
    unit: "seconds old",
    usual: 900,
  },
  voicemail_not_stored: {
    words: "Messages of callers cannot be stored",
    unit: "faults",
    usual: 1,
  },
  messages_wait: {
    words: "Messages wait for an answer",
    unit: "messages",
    usual: null,
  },
} as const satisfies Record<string, { words: string; unit: string; usual: number | null }>;
export type AlarmKind = keyof typeof alarmRules;
export const alarmKinds = Object.keys(alarmRules) as [AlarmKind, ...AlarmKind[]];

export const largestThreshold = 1_000_000;
export const mostAlarmAddresses = 10;

const thresholdSchema = z.nullable(z.int().check(z.minimum(1), z.maximum(largestThreshold)));

const shownAlarmSchema = z.object({
  id: z.uuid(),
  kind: z.enum(alarmKinds),
  /** The figure at which it was raised. */
  value: z.int(),
  threshold: z.int(),
  raisedAt: moment,
  endedAt: z.nullable(moment),
  seenAt: z.nullable(moment),
  /** The operator's address; empty once deleted. */
  seenBy: z.nullable(z.string()),
});
export type ShownAlarm = z.infer<typeof shownAlarmSchema>;

const alarmSettingsSchema = z.object({
  /** One a line. */
  addresses: z.string(),
  /** False while the address of the variables counts. */
  hasOwnAddresses: z.boolean(),
  thresholds: z.record(z.enum(alarmKinds), thresholdSchema),
  /** Those that an owner has set; ALARM_THRESHOLDS or the usual figure counts for the others. */
  ownThresholds: z.array(z.enum(alarmKinds)),
});

const deliveriesSchema = z.object({
  /** The webhook's whole address for those who may change it, without its path for others. Null without a webhook. */
  webhook: z.nullable(z.string()),
  waiting: z.int(),
  /** The newest first. */
  givenUp: z.array(
    z.object({
      kind: z.enum(alarmKinds),
      state: z.enum(["begun", "ended"]),
      at: moment,
      failure: z.string(),
    }),
  ),
});

export const alarmRoutes = {
  read_alarms: operatorRoute("read_alarms", {
    summary: "The newest alarms, their thresholds, and where they are mailed to",
    body: noInput,
    reply: z.extend(alarmSettingsSchema, { alarms: z.array(shownAlarmSchema), deliveries: deliveriesSchema }),
  }),
  see_alarm: operatorRoute("see_alarm", {
    summary: "Say that an alarm is seen",
    body: z.object({ id: z.uuid() }),
    reply: z.object({ kind: z.enum(alarmKinds) }),
  }),
  change_alarms: operatorRoute("change_alarms", {
    summary: "Set thresholds of alarms, and where they are mailed to",
    body: z.object({
      addresses: z.string().check(z.maxLength(3_000)),
      thresholds: z.partialRecord(z.enum(alarmKinds), thresholdSchema),
      reason: reasonSchema,
    }),
    reply: alarmSettingsSchema,
  }),
  change_alarm_webhook: operatorRoute("change_alarm_webhook", {
    summary: "Set the address that alarms are posted to, or remove it, or make a new secret",
    body: z.object({
      /** Empty: no webhook. */
      url: z.string().check(z.maxLength(2_000)),
      renewsSecret: z.boolean(),
      reason: reasonSchema,
    }),
    /** The secret is shown when it is made, and never again. */
    reply: z.object({ secret: z.nullable(z.string()) }),
  }),
  test_alarm_webhook: operatorRoute("test_alarm_webhook", {
    summary: "Post a test to the webhook",
    body: noInput,
    /** Reason why it did not arrive, in a sentence. */
    reply: z.object({ fault: z.nullable(z.string()) }),
  }),
} as const;
