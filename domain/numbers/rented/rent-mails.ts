import { keptUnpaid_days } from "#contract/calls/rented-numbers.ts";
import { numberMailWords as words } from "#contract/messages/number-messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { type MailReader, mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { leftToRight } from "#words/formats.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { daysAfter } from "./months.ts";
import type { RentDeps } from "./rent-deps.ts";
import type { RentedNumber } from "./rented-number.ts";

type Rented = RentedNumber & { paidUntil: Date };

/** The day that each mail of a rent names. */
const days = {
  // Before a renewal that the credits do not cover, or that a freeze or a dispute stops.
  soon: ({ paidUntil }: Rented) => [{ name: t(words.facts.renewal), value: formatReceiptDate(paidUntil) }],
  overdue: ({ paidUntil }: Rented) => [
    { name: t(words.facts.keptUntil), value: formatReceiptDate(daysAfter(paidUntil, keptUnpaid_days)) },
  ],
  released: () => [],
};

export function rentMail(
  kind: keyof typeof days,
  { publicUrl }: Pick<RentDeps, "publicUrl">,
  reader: MailReader,
  number: Rented,
  isPaused: boolean,
): Mail {
  const { subject, body, paused } = words[kind];
  return mailTo(reader, () => ({
    subject: say(subject(number.number)),
    body: [t(isPaused ? paused : body)],
    facts: [
      { name: t(words.facts.number), value: leftToRight(number.number) },
      { name: t(words.facts.price), value: creditsInWords(creditsFromMillicredits(number.monthly_mc)) },
      ...days[kind](number),
    ],
    button: { label: t(words.button), url: `${publicUrl}/numbers` },
    note: t(words.note),
  }));
}
