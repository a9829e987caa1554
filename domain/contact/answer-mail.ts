import { answerWords } from "#contract/messages/mails.ts";
import { mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { momentInWords } from "#words/moment-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { ContactMessage } from "./send-message.ts";

/** An operator's answer, framed in the language of the sender. A reply goes to the operator's address. */
export function answerMail(message: ContactMessage, answer: string, operatorEmail: string): Mail {
  const { email, name: firstName, language } = message;
  const mail = mailTo({ email, firstName, language: language ?? "en" }, () => ({
    subject: say(answerWords.subject(message.subject)),
    body: [t(answerWords.body)],
    letter: answer,
    facts: [{ name: t(answerWords.message), value: momentInWords(message.sentAt.toISOString()) }],
    quote: message.message,
    note: t(answerWords.note),
  }));
  return { ...mail, replyTo: operatorEmail };
}
