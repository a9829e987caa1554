import type { Mail } from "./outbox.ts";

export interface QueuedMail extends Mail {
  /** The same at every attempt, so that a mail sent twice can be known as one. */
  id: string;
  /** How many times delivery was tried, this time included. */
  attempts: number;
}

/** The far end of the outbox: mails waiting to be delivered. Every call commits on its own. */
export interface OutboxQueue {
  /**
   * Takes up to `limit` due mails; no other node gets them for `lease_ms`. After that they are due again, so a mail
   * whose carrier crashed is sent by the next one.
   */
  claim(limit: number, lease_ms: number): Promise<QueuedMail[]>;
  delivered(id: string): Promise<void>;
  /** Lets a mail wait before it is claimed again. */
  postpone(id: string, delay_ms: number): Promise<void>;
  /** Keeps the mail, but never claims it again. */
  giveUp(id: string): Promise<void>;
}

export interface Mailer {
  /** `refused` means that trying again cannot help. Throws when it might. */
  send(mail: QueuedMail): Promise<"sent" | "refused">;
}
