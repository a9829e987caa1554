import { longestVoicemail_s } from "#contract/calls/voicemail.ts";
import { missedCallWords } from "#contract/messages/mails.ts";
import type { CallKey } from "#domain/calls/call-store.ts";
import { type MailReader, mailOf } from "#domain/mail-layout.ts";
import type { Mail, Outbox } from "#domain/outbox.ts";
import type { Clock, Connection, Transaction } from "#domain/runtime.ts";
import { leftToRight } from "#words/formats.ts";
import { momentInWords } from "#words/moment-words.ts";
import { t } from "#words/translate.ts";

export interface MissedCall {
  /** The caller's number; null where it was withheld. */
  number: string | null;
  createdAt: Date;
  /** Null for a user who was deleted meanwhile. */
  reader: MailReader | null;
  /** Missed calls of the user within the last hour that sent a mail, and those from this number. */
  lately: number;
  latelyFromNumber: number;
  /** True when the caller has left a message since, whose own mail says it. */
  hasMessage: boolean;
}

export interface MissedCallStore {
  /** Missed calls of all wallets that ended before then, whose mail is not decided about, the oldest first. Claims none of them. */
  due(endedBefore: Date, limit: number): Promise<CallKey[]>;
  /** Claims the decision about one; undefined when another node has. */
  claim(call: CallKey, now: Date): Promise<MissedCall | undefined>;
  /** Notes that a claimed one sends a mail. */
  noteMail(call: CallKey): Promise<void>;
}

export interface MissedCallDeps {
  connection: Connection<{ missed: MissedCallStore }>;
  transaction: Transaction<{ missed: MissedCallStore; outbox: Outbox }>;
  clock: Clock;
  publicUrl: string;
  /** Shown by all users who show no number of their own. */
  operatorNumber: string;
}

/** Calls of one run; the next run takes the next ones. */
const batch = 50;
/** Mails to one user within an hour. A caller who tries again and again sends one. */
const mostPerHour = 10;

/** A caller hears the greeting, speaks, and is reported within this time; one mail is enough then. */
const messageWithin_ms = (longestVoicemail_s + 60) * 1_000;

/** Mails each missed call once, unless its caller leaves a message. A call that was declined is not missed. Returns how many mails were written. */
export async function mailMissedCalls(deps: MissedCallDeps): Promise<number> {
  const { connection, transaction, clock, publicUrl, operatorNumber } = deps;
  const endedBefore = new Date(clock.now().getTime() - messageWithin_ms);
  const due = await connection(({ missed }) => missed.due(endedBefore, batch));
  let mails = 0;
  for (const key of due) {
    await transaction(async ({ missed, outbox }) => {
      const call = await missed.claim(key, clock.now());
      if (!call?.reader || call.hasMessage || call.lately >= mostPerHour) return;
      // Callers who withhold their number, or show the operator's, are many.
      const isOneCaller = call.number !== null && call.number !== operatorNumber;
      if (isOneCaller && call.latelyFromNumber > 0) return;
      await missed.noteMail(key);
      await outbox.add(missedCallMail(call.reader, publicUrl, call), key.walletId);
      mails += 1;
    });
  }
  return mails;
}

export function missedCallMail(
  reader: MailReader,
  publicUrl: string,
  { number, createdAt }: Pick<MissedCall, "number" | "createdAt">,
): Mail {
  const words = missedCallWords;
  return mailOf(reader, { ...words, body: [words.body] }, `${publicUrl}/calls`, () => [
    { name: t(words.caller), value: number === null ? t(words.withheld) : leftToRight(number) },
    { name: t(words.at), value: momentInWords(createdAt.toISOString()) },
  ]);
}
