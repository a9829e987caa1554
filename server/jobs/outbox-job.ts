import { type Mailer, MailSetupError, type OutboxQueue, type QueuedMail } from "#domain/mail-delivery.ts";

export interface OutboxDeps {
  queue: OutboxQueue;
  mailer: Mailer;
  log: OutboxLog;
  retry?: RetryPolicy;
}

/** The logger's methods that this job uses. Addresses and contents of mails are never logged. */
export interface OutboxLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface RetryPolicy {
  attempts: number;
  /** The pause after the first failure; it doubles with each further one up to the longest. */
  firstDelay_ms: number;
  longestDelay_ms: number;
  /** An unfinished attempt counts as lost after this time, which is far longer than any attempt takes. */
  lease_ms: number;
}

/** Fifteen attempts, spread over about seven hours. */
const defaultRetry: RetryPolicy = {
  attempts: 15,
  firstDelay_ms: 5_000,
  longestDelay_ms: 3_600_000,
  lease_ms: 300_000,
};

const batch = 10;

/**
 * Delivers every due mail of the outbox at least once: after a crash between sending and recording, a mail is sent
 * again. Returns how many were sent.
 */
export async function deliverOutbox(deps: OutboxDeps): Promise<number> {
  const retry = deps.retry ?? defaultRetry;
  let sent = 0;
  for (;;) {
    const mails = await deps.queue.claim(batch, retry.lease_ms);
    // Waits for all deliveries before a failure of the database is thrown.
    const results = await Promise.allSettled(mails.map((mail) => deliver(deps, retry, mail)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    sent += results.filter((result) => result.status === "fulfilled" && result.value).length;
    if (mails.length < batch) return sent;
  }
}

async function deliver({ queue, mailer, log }: OutboxDeps, retry: RetryPolicy, mail: QueuedMail) {
  const about = { mailId: mail.id, attempts: mail.attempts };
  // The process died during the last attempt, so its result is unknown.
  if (mail.attempts > retry.attempts) return giveUp("the last attempt was cut off");
  try {
    if ((await mailer.send(mail)) === "refused") {
      await queue.refused(mail);
      log.error(about, "mail given up: the recipient's address refuses mail for good");
      return false;
    }
  } catch (error) {
    if (mail.attempts >= retry.attempts) return giveUp("all attempts failed", error);
    log.warn({ ...about, reason: reasonOf(error) }, waitingSentence(error));
    await queue.postpone(mail, delayAfter(mail.attempts, retry));
    return false;
  }
  await queue.delivered(mail);
  return true;

  async function giveUp(why: string, error?: unknown) {
    await queue.giveUp(mail);
    log.error({ ...about, reason: error === undefined ? why : reasonOf(error) }, `mail given up: ${why}`);
    return false;
  }
}

function waitingSentence(error: unknown): string {
  const sentence = "mail not delivered, will be tried again";
  return error instanceof MailSetupError ? `${sentence}: ${error.message}` : sentence;
}

function delayAfter(attempts: number, { firstDelay_ms, longestDelay_ms }: RetryPolicy): number {
  return Math.min(firstDelay_ms * 2 ** (attempts - 1), longestDelay_ms);
}

/** Codes only, because SMTP servers often repeat the address in their messages. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error && "code" in error)) return "unknown";
  return "responseCode" in error && error.responseCode
    ? `${error.code} ${error.responseCode}`
    : String(error.code);
}
