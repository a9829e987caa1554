import { contactStore } from "#adapters/postgres/contact-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import type { Captcha } from "#domain/captcha.ts";
import { contactLimits } from "#domain/contact/send-message.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Authenticate } from "#server/http/mount.ts";
import { contactRoutes } from "#server/http/routes/contact-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

export function serveContact(
  { config, clock, ids, database, cipher }: Platform,
  { mount }: Host,
  captcha: Captcha,
  mail: MailReach,
  authenticate: Authenticate,
): void {
  contactRoutes(mount, {
    clock,
    ids,
    captcha,
    mail,
    transaction: (work) =>
      database.transaction((client) =>
        work({ messages: contactStore(client), outbox: outboxStore(client, cipher) }),
      ),
    operatorEmail: config.operatorEmail,
    limits: rateLimits({ ...rateLimitStores(database), clock }, contactLimits),
    authenticate,
  });
}
