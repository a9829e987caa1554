export interface SmtpServerOptions {
  /** smtp://host:port, or smtps://; both may have user and password, and TLS is required with either of the two. */
  url: string;
  /** Sends nothing, no password either, to a server that does not upgrade the connection to TLS. */
  requireTls?: boolean;
  /** Longest silence of the server at any step. */
  timeout_ms?: number | undefined;
}

/** Returns true when a server that does not upgrade the connection to TLS gets nothing from us. */
export function takesTls({ url, requireTls = false }: SmtpServerOptions): boolean {
  return requireTls || hasCredentials(url) || new URL(url).protocol === "smtps:";
}

export function transportOptions({ timeout_ms = 15_000, ...server }: SmtpServerOptions) {
  return {
    url: takesTls(server) ? withRequiredTls(server.url) : server.url,
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
    dnsTimeout: timeout_ms,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A server on this machine may be a tunnel to another one, so credentials take TLS there too. */
function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== "" || password !== "";
}

/** The library prefers options of the URL, so the requirement stands there. */
function withRequiredTls(url: string): string {
  const required = new URL(url);
  required.searchParams.delete("ignoreTLS");
  required.searchParams.set("requireTLS", "true");
  return required.href;
}
