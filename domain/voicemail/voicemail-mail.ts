import { missedCallWords, voicemailWords as words } from "#contract/messages/mails.ts";
import { type MailReader, mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { momentInWords } from "#words/moment-words.ts";
import { t } from "#words/translate.ts";
import type { Voicemail } from "./voicemail-deps.ts";

export function voicemailMail(
  reader: MailReader,
  publicUrl: string,
  { number, leftAt, length_s }: Pick<Voicemail, "number" | "leftAt" | "length_s">,
): Mail {
  const length = `${Math.floor(length_s / 60)}:${String(length_s % 60).padStart(2, "0")}`;
  return mailTo(reader, () => ({
    subject: t(words.subject),
    body: [t(words.body)],
    facts: [
      { name: t(missedCallWords.caller), value: number ?? t(missedCallWords.withheld) },
      { name: t(missedCallWords.at), value: momentInWords(leftAt.toISOString()) },
      { name: t(words.length), value: length },
    ],
    button: { label: t(words.button), url: `${publicUrl}/voicemail` },
    note: t(words.note),
  }));
}
