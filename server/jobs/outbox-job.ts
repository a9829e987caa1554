import { setTimeout as pause } from "node:timers/promises";
import { type Mailer, MailSetupError, type OutboxQueue, type QueuedMail } from "#domain/outbox.ts";
import { UnavailableError } from "#domain/service-check.ts";

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
  /**
   * An attempt counts as lost when its process has not renewed its lease for this time: it was killed, or has lost the
   * database.
   */
  lease_ms: number;
}

/** Fifteen attempts, spread over about seven hours. The lease is longer than the 15 seconds of a usual failover. */
const defaultRetry: RetryPolicy = {
  attempts: 15,
  firstDelay_ms: 5_000,
  longestDelay_ms: 3_600_000,
  lease_ms: 20_000,
};

const batch = 10;
const renewalsPerLease = 4;
/** A database that is away is asked again this often within a lease. */
const recordingsPerLease = 20;

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
    const results = await Promise.allSettled(mails.map((mail) => deliverLeased(deps, retry, mail)));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
    sent += results.filter((result) => result.status === "fulfilled" && result.value).length;
    if (mails.length < batch) return sent;
  }
}

/** Delivers a mail and keeps its lease meanwhile: a slow mail server is no reason for another node to send it too. */
async function deliverLeased(deps: OutboxDeps, retry: RetryPolicy, mail: QueuedMail): Promise<boolean> {
  const delivered = new AbortController();
  const renewing = keepLease(deps.queue, retry.lease_ms, mail, delivered.signal);
  try {
    return await deliver(deps, retry, mail);
  } finally {
    delivered.abort();
    await renewing;
  }
}

async function keepLease(queue: OutboxQueue, lease_ms: number, mail: QueuedMail, delivered: AbortSignal) {
  const between = { signal: delivered };
  while (await pause(lease_ms / renewalsPerLease, true, between).catch(() => false)) {
    // A renewal that fails is tried again; without any the lease runs out, as that of a killed process does.
    await queue.renew(mail, lease_ms).catch(() => undefined);
  }
}

/** Writes down what became of a mail. A database that comes back within the lease learns it, and nothing is sent twice. */
async function record(write: () => Promise<void>, { lease_ms }: RetryPolicy): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof UnavailableError) || attempt === recordingsPerLease) throw error;
      await pause(lease_ms / recordingsPerLease);
    }
  }
}

async function deliver({ queue, mailer, log }: OutboxDeps, retry: RetryPolicy, mail: QueuedMail) {
  const about = { mailId: mail.id, attempts: mail.attempts };
  // The process died during the last attempt, so its result is unknown.
  if (mail.attempts > retry.attempts) return giveUp("the last attempt was cut off");
  try {
    if ((await mailer.send(mail)) === "refused") {
      await record(() => queue.refused(mail), retry);
      log.error(about, "mail given up: the recipient's address refuses mail for good");
      return false;
    }
  } catch (error) {
    if (error instanceof UnavailableError) throw error;
    if (mail.attempts >= retry.attempts) return giveUp("all attempts failed", error);
    log.warn({ ...about, reason: reasonOf(error) }, waitingSentence(error));
    await queue.postpone(mail, delayAfter(mail.attempts, retry));
    return false;
  }
  await record(() => queue.delivered(mail), retry);
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
