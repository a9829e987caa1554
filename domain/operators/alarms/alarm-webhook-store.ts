import type { AlarmKind } from "#contract/operators/alarms.ts";
import type { WebhookFault } from "#contract/operators/operator-messages.ts";

export interface AlarmWebhook {
  url: string;
  secret: string;
}

/** The beginning or the end of an alarm. */
export interface AlarmChange {
  alarmId: string;
  kind: AlarmKind;
  state: "begun" | "ended";
  value: number;
  /** Null when the alarm ended by being switched off. */
  threshold: number | null;
  at: Date;
}

export interface Delivery extends AlarmChange {
  /** Number of attempts, including this one. */
  attempts: number;
}

export type GivenUpDelivery = Pick<Delivery, "kind" | "state" | "at"> & { failure: string };

export interface AlarmWebhookStore {
  /** Reads the address alone, also when the secret cannot be decrypted. */
  url(): Promise<string | undefined>;
  find(): Promise<AlarmWebhook | undefined>;
  set(webhook: AlarmWebhook): Promise<void>;
  /** Sets another address and keeps the secret. */
  move(url: string): Promise<void>;
  /** Removes the webhook and the deliveries that wait. */
  remove(): Promise<void>;
  /** Adds a delivery while there is a webhook. */
  queue(change: AlarmChange): Promise<void>;
  /** Claims a due delivery, which is due again after `lease_s`. Its lock is not waited for. */
  claim(lease_s: number): Promise<Delivery | undefined>;
  delivered(delivery: Delivery): Promise<void>;
  /** Delays the next claim of a claimed delivery, or gives it up without a delay. */
  failed(delivery: Delivery, failure: string, delay_s: number | undefined): Promise<void>;
  countWaiting(): Promise<number>;
  /** Makes the given-up deliveries due again. */
  repeatGivenUp(): Promise<void>;
  /** The newest first. */
  givenUp(limit: number): Promise<GivenUpDelivery[]>;
}

/** Posts to addresses of public networks alone. */
export interface WebhookSender {
  /** Resolves the name in an address. Returns the reason why nothing may be sent there. */
  check(url: string): Promise<WebhookFault | undefined>;
  /** Checks the address anew and posts to exactly the network address that was checked. */
  send(
    url: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<WebhookFault | undefined>;
}
