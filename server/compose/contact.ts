import type { Database } from "#adapters/postgres/connection/database.ts";
import { contactStore } from "#adapters/postgres/contact-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import type { Captcha } from "#domain/captcha.ts";
import { contactLimits } from "#domain/contact/contact-limits.ts";
import type { DataCipher } from "#domain/data-cipher.ts";
import type { MailReach } from "#domain/mail-reach.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Config } from "#server/config.ts";
import type { Authenticate, Mount } from "#server/http/mount.ts";
import { contactRoutes } from "#server/http/routes/contact-routes.ts";
import { randomIds, systemClock } from "./runtime.ts";

export function serveContact(
  mount: Mount,
  config: Config,
  database: Database,
  captcha: Captcha,
  mail: MailReach,
  cipher: DataCipher,
  authenticate: Authenticate,
): void {
  contactRoutes(mount, {
    clock: systemClock,
    ids: randomIds,
    captcha,
    mail,
    transaction: (work) =>
      database.transaction((client) =>
        work({ messages: contactStore(client), outbox: outboxStore(client, cipher) }),
      ),
    operatorEmail: config.operatorEmail,
    limits: rateLimits({ ...rateLimitStores(database), clock: systemClock }, contactLimits),
    authenticate,
  });
}
