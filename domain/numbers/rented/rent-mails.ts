import { keptUnpaid_days } from "#contract/calls/rented-numbers.ts";
import { numberMailWords as words } from "#contract/messages/number-messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { type MailReader, mailTo } from "#domain/mail-layout.ts";
import type { Mail } from "#domain/outbox.ts";
import { formatReceiptDate } from "#words/moment-words.ts";
import { creditsInWords } from "#words/money.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { daysAfter } from "./months.ts";
import type { RentDeps } from "./rent-deps.ts";
import type { RentedNumber } from "./rented-number.ts";

type Rented = RentedNumber & { paidUntil: Date };
type Site = Pick<RentDeps, "publicUrl">;

/** Before a renewal that the credits do not cover, or that a freeze or a dispute stops. */
export function soonMail(site: Site, reader: MailReader, number: Rented, isPaused: boolean): Mail {
  return mailTo(reader, () => ({
    subject: say(words.soon.subject(number.number)),
    body: [t(isPaused ? words.soon.paused : words.soon.body)],
    facts: [...factsOf(number), { name: t(words.facts.renewal), value: formatReceiptDate(number.paidUntil) }],
    ...footOf(site),
  }));
}

export function overdueMail(site: Site, reader: MailReader, number: Rented, isPaused: boolean): Mail {
  const keptUntil = daysAfter(number.paidUntil, keptUnpaid_days);
  return mailTo(reader, () => ({
    subject: say(words.overdue.subject(number.number)),
    body: [t(isPaused ? words.overdue.paused : words.overdue.body)],
    facts: [...factsOf(number), { name: t(words.facts.keptUntil), value: formatReceiptDate(keptUntil) }],
    ...footOf(site),
  }));
}

export function releasedMail(site: Site, reader: MailReader, number: Rented, isPaused: boolean): Mail {
  return mailTo(reader, () => ({
    subject: say(words.released.subject(number.number)),
    body: [t(isPaused ? words.released.paused : words.released.body)],
    facts: factsOf(number),
    ...footOf(site),
  }));
}

function factsOf({ number, monthly_mc }: Rented) {
  return [
    { name: t(words.facts.number), value: number },
    { name: t(words.facts.price), value: creditsInWords(creditsFromMillicredits(monthly_mc)) },
  ];
}

function footOf({ publicUrl }: Site) {
  return { button: { label: t(words.button), url: `${publicUrl}/numbers` }, note: t(words.note) };
}
