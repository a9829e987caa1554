import { MailSetupError } from "#domain/outbox.ts";

/**
 * True when the address takes no mail for good: 5xx after RCPT TO, unless its code is about something else, or a code about the
 * address at the end of the mail, from servers that look it up late (RFC 3463 section 3.2). Any other 5xx points at our
 * set-up, which can be repaired.
 */
export function isAddressRefused(error: unknown): boolean {
  const answer = answerOf(error);
  if (answer === undefined || answer.code < 500) return false;
  const { command, status } = answer;
  return command === "RCPT TO" ? !aboutOthers.test(status) : /^5\.(1\.(1|2|3|6|10)|2\.1)$/.test(status);
}

/**
 * Codes of RFC 3463 about a sender, a full mailbox, a server, the protocol or a policy. Postfix waits until RCPT TO before it refuses
 * our server's name or our sender (smtpd_delay_reject).
 */
const aboutOthers = /^5\.(?:1\.[78]|2\.2|[357]\.\d+)$/;

/** RFC 3463 section 3.8, such as a sender that is blocked or not allowed to relay. */
function isPolicy({ status }: SmtpAnswer): boolean {
  return status.startsWith("5.7.");
}

interface SmtpAnswer {
  command: string;
  code: number;
  /** The enhanced status code, such as 5.1.1; empty where the server gives none. */
  status: string;
}

/** The mail server's answer to a command, for an error that is one. */
function answerOf(error: unknown): SmtpAnswer | undefined {
  if (!(error instanceof Error && "command" in error && "responseCode" in error)) return undefined;
  const text = "response" in error ? String(error.response) : "";
  const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1] ?? "";
  return { command: String(error.command), code: Number(error.responseCode), status };
}

/** Names what the operator can repair; undefined for every other error. */
export function setupError(error: unknown): MailSetupError | undefined {
  if (!(error instanceof Error && "code" in error)) return undefined;
  const nothingSent = "so neither password nor mail was sent";
  if (error.code === "EAUTH") {
    return new MailSetupError("EAUTH", "the mail server refuses the user name or the password of SMTP_URL");
  }
  // Only a refused STARTTLS has an answer of the server; a failed handshake has none.
  if (error.code === "ETLS" && "response" in error && error.response) {
    return new MailSetupError("ETLS", `the mail server of SMTP_URL offers no TLS (STARTTLS), ${nothingSent}`);
  }
  const answer = answerOf(error);
  if (answer && isPolicy(answer)) {
    const codes = `${answer.code} ${answer.status}`;
    return new MailSetupError(String(error.code), `a mail server refuses our mail by its policy (${codes})`);
  }
  const tlsCode = tlsCodeOf(error);
  if (error.code !== "ETLS" && tlsCode === undefined) return undefined;
  const why = tlsCode ?? "handshake failed";
  return new MailSetupError(
    "ETLS",
    `no trusted TLS with the mail server of SMTP_URL (${why}), ${nothingSent}`,
  );
}

/** Node's code of a TLS error, such as CERT_HAS_EXPIRED. The library reports the error as one of the socket. */
function tlsCodeOf(error: Error): string | undefined {
  const code = "originalCode" in error ? String(error.originalCode) : "";
  return /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_/.test(code) ? code : undefined;
}
