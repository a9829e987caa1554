import { defaultMailPort, defaultSandboxPort } from "#contract/pages/sandbox-ports.ts";

export interface SandboxOptions {
  /** The app's address, for webhooks too: `http://localhost:3000`, without a slash at the end. */
  publicUrl: string;
  sandboxUrl: string;
  smtpPort: number;
  /** SMTP takes mail only over STARTTLS and with a password. */
  smtpTls?: boolean;
}

/** A variable is invalid; the message is a sentence that names it. */
export class SandboxOptionsError extends Error {
  override name = "SandboxOptionsError";
}

/**
 * Reads SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_SMTP_TLS and PUBLIC_URL (or PORT). Port 0 means any free one.
 * @throws SandboxOptionsError naming the variable that is wrong, and in production without ALLOW_SANDBOX=true.
 */
export function readSandboxVariables(variables: NodeJS.ProcessEnv): {
  port: number;
  smtpPort: number;
  smtpTls: boolean;
  publicUrl: string;
} {
  if (variables.NODE_ENV === "production" && variables.ALLOW_SANDBOX !== "true") {
    throw new SandboxOptionsError(
      "it never runs in production, where it would take made-up cards and calls. " +
        "Unset NODE_ENV, or set ALLOW_SANDBOX=true for a show.",
    );
  }
  const port = portOf(variables, "SANDBOX_PORT", defaultSandboxPort);
  return {
    port,
    smtpPort: portOf(variables, "SANDBOX_SMTP_PORT", defaultMailPort(port)),
    smtpTls: smtpTlsOf(variables),
    publicUrl: publicUrlOf(variables) ?? `http://localhost:${portOf(variables, "PORT", 3000)}`,
  };
}

function portOf(variables: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = variables[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new SandboxOptionsError(`${name} must be a port number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function smtpTlsOf({ SANDBOX_SMTP_TLS: text }: NodeJS.ProcessEnv): boolean {
  if (text && text !== "true" && text !== "false") {
    throw new SandboxOptionsError(`SANDBOX_SMTP_TLS must be true or false, not "${text}".`);
  }
  return text === "true";
}

function publicUrlOf(variables: NodeJS.ProcessEnv): string | undefined {
  const text = variables.PUBLIC_URL;
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SandboxOptionsError(`PUBLIC_URL must be a URL such as http://localhost:3000, not "${text}".`);
  }
  return text.replace(/(?<!\/)\/+$/, "");
}
