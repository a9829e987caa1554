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
  add(mail: Mail): Promise<void>;
}
