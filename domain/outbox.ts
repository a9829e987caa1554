/** A mail: always plain text, and HTML with the same words. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** A use-case adds a mail in the same transaction as its cause; a job delivers it. */
export interface Outbox {
  /** A mail about money names the wallet, whose shard then writes both. */
  add(mail: Mail, walletId?: string): Promise<void>;
}
