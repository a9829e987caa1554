import { mailWords } from "#contract/messages/mails.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { type MailReader, mailOf } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { leftToRight } from "#words/formats.ts";
import { momentInWords } from "#words/moment-words.ts";
import { t } from "#words/translate.ts";

/** Asks its user to verify a number again before it lapses. */
export function lapsingMail(reader: MailReader, url: string, number: E164, lapses: Date): Mail {
  const words = mailWords.callerIdLapses;
  return mailOf(reader, words, url, () => [
    { name: t(words.number), value: leftToRight(number) },
    { name: t(words.lapses), value: momentInWords(lapses.toISOString()) },
  ]);
}

/** To the user whose number has gone to another one, and to that one. Neither learns anything about the other. */
export function claimMail(
  kind: "callerIdLost" | "callerIdGained",
  reader: MailReader,
  url: string,
  number: E164,
): Mail {
  return mailOf(reader, mailWords[kind], url, () => [
    { name: t(mailWords.callerIdLapses.number), value: leftToRight(number) },
  ]);
}
