import type { Reading } from "./read-environment.ts";
import { isShow } from "./vendors/sandbox-parts.ts";

/** Names the addresses over which production would send secrets in clear. */
export function clearAddresses(reading: Reading): string[] {
  return [...clearPublicUrl(reading), ...clearMail(reading.environment.SMTP_URL), ...clearUrls(reading)];
}

function clearUrls({ environment }: Reading): string[] {
  return (["CAPTCHA_VERIFY_URL", "CAPTCHA_SCRIPT_URL", "VOICEMAIL_BUCKET_URL"] as const)
    .filter((name) => environment[name]?.startsWith("http:"))
    .map((name) => `${name} must begin with https:// in production`);
}

function clearPublicUrl(reading: Reading): string[] {
  const { environment, isGiven } = reading;
  // The sandbox answers this machine alone, so a show has no other browser than the one beside it.
  if (isShow(reading) && isLoopback(environment.PUBLIC_URL ?? "http://localhost")) return [];
  if (!isGiven("PUBLIC_URL"))
    return ["PUBLIC_URL must be set in production, such as https://farline.example"];
  return environment.PUBLIC_URL?.startsWith("http:")
    ? ["PUBLIC_URL must begin with https:// in production"]
    : [];
}

function clearMail(smtpUrl: string | undefined): string[] {
  if (smtpUrl === undefined) return [];
  const { protocol, searchParams } = new URL(smtpUrl);
  const problems: string[] = [];
  // Without requireTLS, a server or an attacker in between that hides STARTTLS gets password and mails in clear.
  const isEncrypted =
    protocol === "smtps:" || (searchParams.get("requireTLS") === "true" && !searchParams.has("ignoreTLS"));
  if (!isEncrypted) {
    problems.push(
      "SMTP_URL must begin with smtps:// in production, or end with ?requireTLS=true for a server that upgrades to TLS (STARTTLS)",
    );
  }
  if (searchParams.has("tls.rejectUnauthorized")) {
    problems.push("SMTP_URL must not switch off the check of the server's certificate in production");
  }
  return problems;
}

export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}
