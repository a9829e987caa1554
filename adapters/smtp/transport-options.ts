export interface SmtpServerOptions {
  /** smtp://host:port, or smtps://; both may have user and password. */
  url: string;
  /** Sends nothing, no password either, to a server that does not upgrade the connection to TLS. */
  requireTls?: boolean;
  /** How long the server may stay silent at any step. */
  timeout_ms?: number;
}

/** The library's options of a connection to the mail server. */
export function transportOptions({ url, requireTls = false, timeout_ms = 15_000 }: SmtpServerOptions) {
  return {
    url: requireTls ? withRequiredTls(url) : url,
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
    dnsTimeout: timeout_ms,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The library prefers options of the URL, so the requirement stands there. */
function withRequiredTls(url: string): string {
  const required = new URL(url);
  required.searchParams.delete("ignoreTLS");
  required.searchParams.set("requireTLS", "true");
  return required.href;
}
