import type { Message } from "#contract/messages/message.ts";
import {
  pauseMessage,
  rechargeDeclineMessages,
  rechargeEndMessages,
  rechargeMessages,
  rechargeMailWords as words,
} from "#contract/messages/recharge-messages.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { RechargeEnd } from "#contract/money/recharge.ts";
import { type MailReader, mailTo } from "#domain/mail-layout.ts";
import { creditsAtPrice, formatMinor } from "#domain/money/minor-units.ts";
import type { Price } from "#domain/money/price.ts";
import type { Mail } from "#domain/outbox.ts";
import type { PayingCard, ProviderCard } from "#domain/payments/cards/card-store.ts";
import type { Sentence } from "#words/catalogue.ts";
import { leftToRight } from "#words/formats.ts";
import { creditsInWords } from "#words/money.ts";
import { cardInWords } from "#words/receipt-words.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { Pause, RechargeRule } from "./recharge-store.ts";

interface Options {
  /** The public origin of the app. */
  publicUrl: string;
}

/** A rule as its mails describe it. */
export interface MailedRule extends Pick<RechargeRule, "below_mc" | "currency" | "limit_minor"> {
  card: PayingCard;
  /** A purchase at the rate of the moment, in the rule's currency. */
  price: Pick<Price, "charge_minor" | "credits_mc">;
}

/** Confirms that automatic recharge was turned on or changed, with what it can charge at most. */
export function rechargeOnMail(options: Options, reader: MailReader, rule: MailedRule, offUrl: string): Mail {
  return mailTo(reader, () => ({
    subject: t(words.on.subject),
    body: [
      ruleInWords(rule),
      limitInWords(rule),
      said(rechargeMessages.duringCall),
      ...(rule.currency === "USD" ? [] : [t(words.on.priceFollows)]),
    ],
    facts: cardFacts(rule.card),
    button: settings(options),
    link: off(offUrl),
    note: t(words.on.note),
  }));
}

interface Paused {
  pause: Omit<Pause, "paymentId">;
  rule: Pick<MailedRule, "currency" | "limit_minor" | "card">;
  /** Where its user finishes the payment; only with `authentication`. */
  finishUrl?: string | undefined;
  offUrl: string;
}

/** Says why automatic recharge buys nothing for now, and what its user can do. */
export function rechargePausedMail(options: Options, reader: MailReader, paused: Paused): Mail {
  const { pause, rule, finishUrl, offUrl } = paused;
  const asksHolder = pause.because === "authentication" && finishUrl !== undefined;
  const isOperators = pause.because === "operator";
  return mailTo(reader, () => ({
    subject: t(asksHolder ? words.confirm.subject : words.paused.subject),
    body: asksHolder ? [t(words.confirm.body)] : pauseInWords(pause, rule),
    facts: cardFacts(rule.card),
    button: asksHolder
      ? { label: t(words.confirm.button), url: finishUrl }
      : isOperators
        ? contact(options)
        : settings(options),
    link: off(offUrl),
    note: t(isOperators ? words.paused.askWhy : words.paused.note),
  }));
}

function pauseInWords(pause: Paused["pause"], rule: Paused["rule"]): string[] {
  const { because, decline, until } = pause;
  const why = said(pauseMessage({ because, paymentId: null }));
  const reason = decline === null ? [] : [said(rechargeDeclineMessages[decline])];
  const next = until === null ? t(words.paused.notAgain) : say(words.paused.again(until.toISOString()));
  switch (because) {
    case "authentication":
      return [why, t(words.paused.saveAgain)];
    case "declined":
    case "card_refused":
      return [why, ...reason, t(words.paused.notCharged), next];
    case "monthly_limit":
      return [why, limitInWords(rule), t(words.paused.raise)];
    case "new_account":
      return until === null ? [why] : [why, next];
    case "unavailable":
    case "operator":
      return [why];
  }
}

/** Ends by which another person may have acted, or we have. */
const toAsk: Partial<Record<RechargeEnd, Sentence>> = {
  frozen: words.ended.askWhy,
  dispute: words.ended.askWhy,
  user: words.ended.notYou,
  link: words.ended.notYou,
};

/** Says that automatic recharge has ended, and why. */
export function rechargeEndedMail(options: Options, reader: MailReader, because: RechargeEnd): Mail {
  const ask = toAsk[because];
  return mailTo(reader, () => ({
    subject: t(words.ended.subject),
    body: [said(rechargeMessages.turnedOff), said(rechargeEndMessages[because])],
    button: ask === undefined ? settings(options) : contact(options),
    note: t(ask ?? words.ended.note),
  }));
}

/** Announces that the rule's card expires, while there is time to choose another. */
export function cardEndsMail(
  options: Options,
  reader: MailReader,
  card: PayingCard & Pick<ProviderCard, "expiresYear" | "expiresMonth">,
  offUrl: string,
): Mail {
  const month = `${String(card.expiresMonth).padStart(2, "0")}/${card.expiresYear}`;
  return mailTo(reader, () => ({
    subject: t(words.cardEnds.subject),
    body: [say(words.cardEnds.body(cardInWords(card), leftToRight(month)))],
    button: settings(options),
    link: off(offUrl),
    note: t(words.cardEnds.note),
  }));
}

/** The threshold with what it is worth at the price of the purchase. */
function ruleInWords({ below_mc, currency, price: { charge_minor, credits_mc } }: MailedRule): string {
  const threshold = creditsAtPrice(below_mc, { currency, charge_minor, credits_mc });
  const bought = creditsInWords(creditsFromMillicredits(credits_mc));
  return said(rechargeMessages.rule(threshold, bought, formatMinor(charge_minor, currency)));
}

function limitInWords({ limit_minor, currency }: Pick<MailedRule, "limit_minor" | "currency">): string {
  return said(rechargeMessages.atMost(formatMinor(limit_minor, currency)));
}

/** Sentences that pages say too. */
function said(sentence: Message | string): string {
  return say(sentence);
}

function cardFacts(card: PayingCard) {
  return [{ name: t(words.card), value: cardInWords(card) }];
}

function settings({ publicUrl }: Options) {
  return { label: t(words.settings), url: `${publicUrl}/settings` };
}

function contact({ publicUrl }: Options) {
  return { label: t(words.contact), url: `${publicUrl}/contact` };
}

function off(url: string) {
  return { label: t(words.off), url };
}
