import * as z from "zod/mini";
import { moment, noInput, operatorRoute, reasonSchema } from "./operator-route.ts";

/** Every alarm: its words, the unit of its figure, the threshold until an owner sets another (null: off), and advice for its mail. */
export const alarmRules = {
  calls_not_settled: {
    words: "A call should be over and is not",
    unit: "seconds late",
    usual: 60,
    advice:
      "Its credits stay held until the carrier says how it ended. The desk's page of the call asks it again.",
  },
  carrier_silent: {
    words: "The carrier does not answer about a call",
    unit: "seconds late",
    usual: 120,
    advice: "Look at the carrier's status page. Calls are asked about again by themselves.",
  },
  card_provider_silent: {
    words: "The card provider does not answer about a payment",
    unit: "seconds late",
    usual: 600,
    advice: "Look at the card provider's status page. Payments are asked about again by themselves.",
  },
  mail_waits: {
    words: "A mail waits to be sent",
    unit: "seconds old",
    usual: 900,
    advice: "The log names the mail server's answer.",
  },
  mails_given_up: {
    words: "Mails were given up within 30 days",
    unit: "mails",
    usual: null,
    advice: "The desk names their users and the mail server's answer.",
  },
  calling_stopped: {
    words: "Calling has stopped or is switched off",
    unit: "stops",
    usual: 1,
    advice:
      "No new call is placed; calls under way go on. Where all wallets together spent too much and this is no misuse, raise TOTAL_SPEND_PER_HOUR or TOTAL_SPEND_PER_DAY, then: npm run operate -- spend reset",
  },
  short_calls: {
    words: "Short calls, which may be pumping",
    unit: "suspicions within an hour",
    usual: 1,
    advice:
      "Networks that are paid for each call profit from many short ones. Nothing is stopped. Look at /admin/fraud, and freeze a user who does this or block the destination.",
  },
  ledger_broken: {
    words: "The audit of the ledger found something",
    unit: "findings",
    usual: 1,
    advice: "The audit names each finding: npm run operate -- audit",
  },
  voicemail_waits: {
    words: "A message of a caller waits to be stored",
    unit: "seconds old",
    usual: 900,
    advice: "The carrier or the storage does not answer: the log names it.",
  },
  voicemail_not_stored: {
    words: "Messages of callers cannot be stored",
    unit: "faults",
    usual: 1,
    advice: "Free the disk of DATA_DIR, or look at the bucket. Callers hear that the call is not answered.",
  },
  messages_wait: {
    words: "Messages wait for an answer",
    unit: "messages",
    usual: null,
    advice: "They stand in the desk's inbox.",
  },
} as const satisfies Record<string, { words: string; unit: string; usual: number | null; advice: string }>;
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
