import { contactWords, mailWords } from "#contract/mails.ts";
import { composeMail } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import type { ContactMessage } from "./contact-store.ts";

/** The operator's mail about a message. An answer to it goes to the sender, and nothing they wrote becomes markup. */
export function contactMail(message: ContactMessage, operatorEmail: string): Mail {
  const names = contactWords.facts;
  const mail = composeMail({
    to: operatorEmail,
    subject: contactWords.subject(message.subject),
    greeting: mailWords.greeting(undefined),
    body: contactWords.body,
    facts: [
      { name: names.name, value: message.name },
      { name: names.email, value: message.email },
      { name: names.user, value: message.userId ?? contactWords.visitor },
      { name: names.subject, value: message.subject },
    ],
    quote: message.message,
    note: contactWords.note,
  });
  return { ...mail, replyTo: message.email };
}
