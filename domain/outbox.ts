import type { Language } from "#contract/pages/languages.ts";

/** A mail: always plain text, and HTML with the same words. */
export interface Mail {
  to: string;
  /** Language of the words. */
  language: Language;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The message of a caller whose audio goes with it. */
  voicemailId?: string;
}

/** A use-case adds a mail in the same transaction as its cause; a job delivers it. */
export interface Outbox {
  /** A mail about money names the wallet, whose shard then writes both. */
  add(mail: Mail, walletId?: string): Promise<void>;
}

export interface MailKey {
  walletId: string;
  id: string;
}

export interface QueuedMail extends Omit<Mail, "language">, MailKey {
  /** Null for a mail of a server from before the column. */
  language: Language | null;
  /** The same id at every attempt, so that a recipient can detect a repeated mail. */
  id: string;
  /** Number of delivery attempts, including this one. */
  attempts: number;
}

/** Reads from the outbox the mails to deliver. Every method commits on its own. */
export interface OutboxQueue {
  /**
   * Claims up to `limit` due mails; no other node gets them for `lease_ms`. After that they are due again, so another
   * process delivers them if this one crashes.
   */
  claim(limit: number, lease_ms: number): Promise<QueuedMail[]>;
  /** Begins the lease of a claimed mail anew, unless another node has claimed the mail since. */
  renew(mail: QueuedMail, lease_ms: number): Promise<void>;
  /** Removes the mail. A user with this address is no longer marked as refusing mail. */
  delivered(mail: QueuedMail): Promise<void>;
  /** Delays the next claim of a claimed mail, unless another node has claimed it since. */
  postpone(mail: QueuedMail, delay_ms: number): Promise<void>;
  /** Keeps the mail, but never claims it again. */
  giveUp(mail: MailKey): Promise<void>;
  /** Gives the mail up, and marks a user with this address as refusing mail. */
  refused(mail: QueuedMail): Promise<void>;
}

export interface Mailer {
  /** `refused` means that the address takes no mail, so a retry cannot help. Throws when a retry might help. */
  send(mail: QueuedMail): Promise<"sent" | "refused">;
}

/** No mail can be sent until the operator repairs the set-up; the message says what is wrong and names no address. */
export class MailSetupError extends Error {
  override name = "MailSetupError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
