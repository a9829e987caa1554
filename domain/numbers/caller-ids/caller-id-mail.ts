import { mailWords } from "#contract/messages/mails.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { type MailReader, mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { leftToRight } from "#words/formats.ts";
import { momentInWords } from "#words/moment-words.ts";
import { t } from "#words/translate.ts";

/** Asks its user to verify a number again before it lapses. */
export function lapsingMail(reader: MailReader, url: string, number: E164, lapses: Date): Mail {
  const words = mailWords.callerIdLapses;
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: words.body.map((sentence) => t(sentence)),
    facts: [
      { name: t(words.number), value: leftToRight(number) },
      { name: t(words.lapses), value: momentInWords(lapses.toISOString()) },
    ],
    button: { label: t(words.button), url },
    note: t(words.note),
  }));
}

/** To the user whose number has gone to another one, and to that one. Neither learns anything about the other. */
export function claimMail(
  kind: "callerIdLost" | "callerIdGained",
  reader: MailReader,
  url: string,
  number: E164,
): Mail {
  const words = mailWords[kind];
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: words.body.map((sentence) => t(sentence)),
    facts: [{ name: t(mailWords.callerIdLapses.number), value: leftToRight(number) }],
    button: { label: t(words.button), url },
    note: t(words.note),
  }));
}
