import { outboxQueue } from "#adapters/postgres/outbox-store.ts";
import { smtpReach } from "#adapters/smtp/mail-reach.ts";
import { smtpMailer } from "#adapters/smtp/smtp-mailer.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import { deliverOutbox } from "#server/jobs/outbox-job.ts";
import type { Host, Platform } from "./platform/platform.ts";

export function mailReach({ config, clock }: Platform): MailReach {
  const { smtpUrl: url, requireTls } = config.mail;
  return smtpReach(clock, { url, requireTls });
}

export function deliverMails(
  { config, log, database, cipher }: Platform,
  { jobs }: Host,
  audioOf: (voicemailId: string) => Promise<Uint8Array | undefined>,
): void {
  const { smtpUrl: url, requireTls, from } = config.mail;
  const outbox = {
    queue: outboxQueue(database, {
      cipher,
      onUnreadable: (error) => log.error({ err: error }, "a mail cannot be decrypted, and waits for its key"),
    }),
    mailer: smtpMailer({ url, requireTls, from, audioOf, timeout_ms: config.providerTimeout_ms }),
    log,
  };
  jobs.push({ name: "deliver outbox", every_ms: 1_000, run: () => deliverOutbox(outbox) });
}
