import { createHmac } from "node:crypto";
import { type AlarmKind, alarmRules } from "#contract/operators/alarms.ts";
import { alarmWords } from "#contract/operators/operator-mails.ts";
import {
  operatorMessages,
  type WebhookFault,
  webhookFaultWords,
} from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request, refuseEarly } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import type { Snapshot } from "#domain/operators/operator-record.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { Clock, Transaction } from "#domain/runtime.ts";
import type { AlarmChange, AlarmWebhook, AlarmWebhookStore, WebhookSender } from "./alarm-webhook-store.ts";

export interface WebhookDeps {
  webhooks: WebhookSender;
  /** Names this product to the receiver. */
  publicUrl: string;
}

/** Sets the address of the webhook; an empty text removes it. Returns the secret where a new one was made. */
export async function changeAlarmWebhook(
  deps: OperatorDeps & Pick<WebhookDeps, "webhooks">,
  request: Request,
  { url: typed, renewsSecret }: { url: string; renewsSecret: boolean },
): Promise<{ secret: string | null } | Refusal> {
  const refused = await refuseEarly(deps, request, "change_alarm_webhook");
  if (refused) return refused;
  const text = typed.trim();
  const fault = text === "" ? undefined : await deps.webhooks.check(text);
  if (fault !== undefined) return refuse("invalid_request", { message: webhookFaultWords(fault) });
  return act(deps, request, "change_alarm_webhook", ofProduct("alarms"), async (_found, { alarmWebhook }) => {
    const current = await alarmWebhook.url();
    const before = { webhook: current === undefined ? null : originOf(current) };
    if (text === "") {
      await alarmWebhook.remove();
      return { before, after: { webhook: null }, result: { secret: null } };
    }
    const { href: url } = new URL(text);
    const secret = current === undefined || renewsSecret ? deps.ids.secret() : null;
    if (secret === null) await alarmWebhook.move(url);
    else await alarmWebhook.set({ url, secret });
    const after = { webhook: originOf(url), isSignedAnew: secret !== null };
    return { before, after, result: { secret } };
  });
}

/** The part of an address that holds no token of a receiver. */
export function originOf(url: string): string {
  return new URL(url).origin;
}

/** Posts a test at once. Returns its fault in a sentence, or null. Refuses `not_found` without a webhook. */
export async function testAlarmWebhook(
  deps: OperatorDeps & WebhookDeps,
  request: Request,
): Promise<{ fault: string | null } | Refusal> {
  const record = (after: Snapshot) =>
    act(
      deps,
      request,
      "test_alarm_webhook",
      ofProduct("alarms"),
      async (_found, { alarmWebhook }, { now }) => {
        const webhook = await alarmWebhook.find();
        if (webhook === undefined) return refuse("not_found", { message: operatorMessages.noWebhook });
        if (after.arrived === true) await alarmWebhook.repeatGivenUp();
        return { after, result: { ...webhook, now } };
      },
    );
  const begun = await record({ step: "begun" });
  if (isRefusal(begun)) return begun;
  const { now: at } = begun;
  const change = {
    alarmId: deps.ids.uuid(),
    kind: "test",
    state: "begun",
    value: 1,
    threshold: 1,
    at,
  } as const;
  const fault = await post(deps, begun, change);
  const ended = await record({ step: "ended", arrived: fault === undefined });
  if (isRefusal(ended)) return ended;
  return { fault: fault === undefined ? null : webhookFaultWords(fault) };
}

export interface DeliveryDeps extends WebhookDeps {
  clock: Clock;
  transaction: Transaction<{ alarmWebhook: AlarmWebhookStore }>;
}

/** Longer than an attempt lasts. */
const lease_s = 60;
const mostInARun = 50;

/** Posts the deliveries that are due. A failed one is repeated for a day and then given up. */
export async function deliverAlarms(deps: DeliveryDeps): Promise<void> {
  for (let count = 0; count < mostInARun; count++) {
    const claimed = await deps.transaction(async ({ alarmWebhook }) => {
      const webhook = await alarmWebhook.find();
      const delivery = webhook && (await alarmWebhook.claim(lease_s));
      return delivery && { webhook, delivery };
    });
    if (claimed === undefined) return;
    const { webhook, delivery } = claimed;
    const fault = await post(deps, webhook, delivery);
    await deps.transaction(({ alarmWebhook }) =>
      fault === undefined
        ? alarmWebhook.delivered(delivery)
        : alarmWebhook.failed(delivery, webhookFaultWords(fault), retryDelay_s(delivery.attempts)),
    );
  }
}

const longestDelay_s = 3_600;
/** With the delays below, the last attempt is made a day after the first. */
export const mostAttempts = 31;

/** Delay after a failed attempt: 30 s, doubled each time up to an hour. Undefined after the last attempt. */
export function retryDelay_s(attempts: number): number | undefined {
  return attempts >= mostAttempts ? undefined : Math.min(30 * 2 ** (attempts - 1), longestDelay_s);
}

/** The value of the header: a receiver computes the same HMAC of time and body, and refuses an old time. */
function signature(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}

type Posted = Omit<AlarmChange, "kind"> & { kind: AlarmKind | "test" };

function postedWords(alarm: Posted["kind"], state: AlarmChange["state"], value: number): string {
  if (alarm === "test") return alarmWords.test;
  const { words, unit } = alarmRules[alarm];
  const change = state === "begun" ? alarmWords.begins : alarmWords.ends;
  return alarmWords.withFigure(change(words), `${value} ${unit}`);
}

function post(
  { clock, webhooks, publicUrl }: WebhookDeps & { clock: Clock },
  { url, secret }: AlarmWebhook,
  { alarmId: id, kind: alarm, state, value, threshold, at }: Posted,
): Promise<WebhookFault | undefined> {
  const sentence = alarmWords.posted(postedWords(alarm, state, value), `${publicUrl}/admin/alarms`);
  // Chats show one or the other, and each refuses a body without its own.
  const chat = { text: sentence, content: sentence };
  const body = JSON.stringify({ id, alarm, state, value, threshold, at, product: publicUrl, ...chat });
  return webhooks.send(url, body, { "X-Alarm-Signature": signature(secret, body, clock.now()) });
}
