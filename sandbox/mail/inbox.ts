export interface ReceivedMail {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  /** The client's user name, where it came over TLS with a password. */
  user?: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Every address a reader could follow, each once, in the order of the mail. */
  links: string[];
}

/** The mails that arrived, newest first; when it is full, the oldest are dropped. */
export interface Inbox {
  add(mail: ReceivedMail): void;
  all(): readonly ReceivedMail[];
}

export function createInbox(capacity: number): Inbox {
  let mails: ReceivedMail[] = [];
  return {
    add(mail) {
      mails = [mail, ...mails].slice(0, capacity);
    },
    all: () => mails,
  };
}
