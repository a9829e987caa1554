import { missedCallWords, voicemailLostWords, voicemailWords as words } from "#contract/messages/mails.ts";
import { type MailReader, mailOf } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { leftToRight } from "#words/formats.ts";
import { momentInWords } from "#words/moment-words.ts";
import { t } from "#words/translate.ts";
import type { Voicemail } from "./voicemail-deps.ts";

type MailedMessage = Pick<Voicemail, "number" | "leftAt" | "length_s">;

export function voicemailMail(reader: MailReader, publicUrl: string, message: MailedMessage): Mail {
  return mailOf(reader, { ...words, body: [words.body] }, `${publicUrl}/voicemail`, () => factsOf(message));
}

export function lostVoicemailMail(reader: MailReader, publicUrl: string, message: MailedMessage): Mail {
  const { button, note } = missedCallWords;
  const { subject, body } = voicemailLostWords;
  return mailOf(reader, { subject, body: [body], button, note }, `${publicUrl}/calls`, () =>
    factsOf(message),
  );
}

function factsOf({ number, leftAt, length_s }: MailedMessage) {
  const length = `${Math.floor(length_s / 60)}:${String(length_s % 60).padStart(2, "0")}`;
  return [
    {
      name: t(missedCallWords.caller),
      value: number === null ? t(missedCallWords.withheld) : leftToRight(number),
    },
    { name: t(missedCallWords.at), value: momentInWords(leftAt.toISOString()) },
    { name: t(words.length), value: length },
  ];
}
