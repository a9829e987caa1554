/** A mail as the product writes it: always plain text, and HTML of the same words. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
}

/** Mail leaves through a table in the same transaction as its cause; a job delivers it. */
export interface Outbox {
  add(mail: Mail): Promise<void>;
}
