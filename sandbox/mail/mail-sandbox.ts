import type { FastifyInstance } from "fastify";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { BoundedMap } from "#sandbox/bounded-map.ts";
import { makeCertificate } from "./certificate.ts";
import { inboxPage } from "./inbox-page.ts";
import { type ReceivedMail, readMail } from "./read-mail.ts";
import { Recipients, recipientOrderSchema } from "./recipients.ts";
import { startSmtpListener } from "./smtp-listener.ts";

export interface MailSandboxOptions {
  /** The SMTP port, on this machine only; 0 takes any free port. */
  smtpPort: number;
  /** Takes mail only over STARTTLS and with the password of `sandboxAccounts.mail`. */
  smtpTls?: boolean;
  /** False for a server that takes addresses of ASCII alone, as many mail services do. */
  smtpUtf8?: boolean;
}

/** Bounds the inbox's memory: at most 50 MB. */
const keptMails = 200;
const largestMail_bytes = 256 * 1024;

/**
 * The mail service's twin: takes mail over SMTP and shows it at /mail (for people) and /mail.json (for tests), newest
 * first. Returns the SMTP port; closes with the app.
 */
export async function mailSandbox(
  app: FastifyInstance,
  options: MailSandboxOptions,
): Promise<{ smtpPort: number }> {
  const inbox = new BoundedMap<ReceivedMail>(keptMails);
  const recipients = new Recipients();
  recipientControl(app, recipients);
  const certificate = options.smtpTls ? await makeCertificate() : undefined;
  const smtp = await startSmtpListener({
    certificate,
    recipients,
    smtpUtf8: options.smtpUtf8 ?? true,
    port: options.smtpPort,
    largestMail_bytes,
    async onMail(raw, envelope) {
      const mail = await readMail(raw, envelope);
      inbox.set(mail.id, mail);
    },
  });
  app.addHook("onClose", () => smtp.close());

  if (certificate) {
    app.get("/mail/certificate.pem", async (_request, reply) =>
      reply.type("application/x-pem-file").send(certificate.cert),
    );
  }
  app.get<{ Querystring: { to?: string } }>("/mail.json", async ({ query: { to = "" } }, reply) => {
    reply.header("cache-control", "no-store");
    // Tests ask every tenth of a second; all mails would be a megabyte each time.
    return inbox.newest().filter((mail) => mail.to.toLowerCase().includes(to.toLowerCase()));
  });
  app.get<{ Querystring: { id?: string } }>("/mail", async (request, reply) => {
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", pagePolicy);
    return inboxPage(inbox.newest(), request.query.id);
  });
  app.log.info(`mail sandbox: SMTP on port ${smtp.port}`);
  return { smtpPort: smtp.port };
}

/**
 * The sandbox's own switch for tests: how the mail server answers to a recipient from now on. It takes the password of
 * the mail account, so that no page in a browser can turn it.
 */
function recipientControl(app: FastifyInstance, recipients: Recipients): void {
  const { user, password } = sandboxAccounts.mail;
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  app.post("/sandbox/mail", async (request, reply) => {
    if (request.headers.authorization !== expected) return reply.code(401).send({ error: "Unauthorized" });
    const order = recipientOrderSchema.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ error: order.error.message });
    recipients.order(order.data);
    return order.data;
  });
}

// The mail's frame inherits this policy, so the mail can run no script and load no tracking image.
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
