import type { Mailer, OutboxQueue, QueuedMail } from "#domain/mail-delivery.ts";

export interface OutboxDeps {
  queue: OutboxQueue;
  mailer: Mailer;
  log: OutboxLog;
  retry?: RetryPolicy;
}

/** The part of the process's logger that is used here. Addresses and contents of mails never go into it. */
export interface OutboxLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface RetryPolicy {
  attempts: number;
  /** The pause after the first failure; it doubles with each further one up to the longest. */
  firstDelay_ms: number;
  longestDelay_ms: number;
  /** When an attempt that was never finished counts as lost; far longer than any attempt can take. */
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
 * Delivers every due mail of the outbox, each at least once: a crash between sending and writing that down sends it
 * again. Tells how many were sent.
 */
export async function deliverOutbox(deps: OutboxDeps): Promise<number> {
  const retry = deps.retry ?? defaultRetry;
  let sent = 0;
  for (;;) {
    const mails = await deps.queue.claim(batch, retry.lease_ms);
    // All of them come to an end before the first failure of the database is passed on.
    const results = await Promise.allSettled(mails.map((mail) => deliver(deps, retry, mail)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    sent += results.filter((result) => result.status === "fulfilled" && result.value).length;
    if (mails.length < batch) return sent;
  }
}

async function deliver({ queue, mailer, log }: OutboxDeps, retry: RetryPolicy, mail: QueuedMail) {
  const about = { mailId: mail.id, attempts: mail.attempts };
  // The process died in the middle of the last attempt; whether it succeeded cannot be known.
  if (mail.attempts > retry.attempts) return giveUp("the last attempt was cut off");
  try {
    if ((await mailer.send(mail)) === "refused") return giveUp("the recipient was refused");
  } catch (error) {
    if (mail.attempts >= retry.attempts) return giveUp("all attempts failed", error);
    log.warn({ ...about, reason: reasonOf(error) }, "mail not delivered, will be tried again");
    await queue.postpone(mail.id, delayAfter(mail.attempts, retry));
    return false;
  }
  await queue.delivered(mail.id);
  return true;

  async function giveUp(why: string, error?: unknown) {
    await queue.giveUp(mail.id);
    log.error({ ...about, reason: error === undefined ? why : reasonOf(error) }, `mail given up: ${why}`);
    return false;
  }
}

function delayAfter(attempts: number, { firstDelay_ms, longestDelay_ms }: RetryPolicy): number {
  return Math.min(firstDelay_ms * 2 ** (attempts - 1), longestDelay_ms);
}

/** Short codes only: SMTP servers like to repeat the address in their sentences. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error && "code" in error)) return "unknown";
  return "responseCode" in error && error.responseCode
    ? `${error.code} ${error.responseCode}`
    : String(error.code);
}
