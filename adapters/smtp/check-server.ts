import { createTransport } from "nodemailer";
import { failureCode, right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { type SmtpServerOptions, takesTls, transportOptions } from "./transport-options.ts";

const defaultTimeout_ms = 5_000;

/** Connects to the mail server, with TLS where it is required, and logs in. Sends no mail. */
export function smtpCheck({ timeout_ms = defaultTimeout_ms, ...server }: SmtpServerOptions): ServiceCheck {
  const { host, username } = new URL(server.url);
  return {
    name: "mail",
    async check() {
      const transport = createTransport({
        ...transportOptions({ ...server, timeout_ms }),
        // Otherwise a server that asks for no password would pass without its being tried.
        ...(username !== "" && { forceAuth: true }),
      });
      try {
        await transport.verify();
        const tls = takesTls(server) ? "over TLS" : "without TLS, on this machine";
        const login = username === "" ? "asks for no password" : "accepts the password";
        return [right(`The mail server ${host} answers ${tls} and ${login}.`)];
      } catch (error) {
        return [wrong(sentenceOf(failureCode(error), host))];
      } finally {
        transport.close();
      }
    },
  };
}

/** By nodemailer's error codes. Its messages are left out, because they quote the server, which may quote a login. */
function sentenceOf(code: string, host: string): string {
  switch (code) {
    case "EAUTH":
      return `The mail server ${host} refuses the user or the password of SMTP_URL, or takes none: correct SMTP_URL.`;
    case "ETLS":
      return `The mail server ${host} does not offer TLS, so no mail is sent to it: use smtps://, or the port where it offers STARTTLS.`;
    default:
      return `The mail server ${host} cannot be used (${code}): see that its name, port and certificate are right and that this machine may reach it.`;
  }
}
