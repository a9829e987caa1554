import { takesTls } from "#adapters/smtp/transport-options.ts";
import type { Config } from "#server/config.ts";

/** One sentence about the mail server, without the credentials in its URL; none while the sandbox takes the mail. */
export function whereMailGoes({ mail, sandbox }: Pick<Config, "mail" | "sandbox">): string | undefined {
  if (sandbox.parts.includes("mail")) return undefined;
  const { host } = new URL(mail.smtpUrl);
  const isEncrypted = takesTls({ url: mail.smtpUrl, requireTls: mail.requireTls });
  return `Real mail goes out through ${host}, ${isEncrypted ? "over TLS alone" : "without TLS where the server has none"}`;
}
