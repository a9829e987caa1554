import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pTimeout from "p-timeout";
import { takesTls } from "#adapters/smtp/transport-options.ts";
import type { Config } from "#server/config.ts";
import { StartFailure } from "#server/start-failure.ts";

export interface RunningSandbox {
  stop(): Promise<void>;
}

const nothingToStop: RunningSandbox = { stop: async () => {} };
const usualAnswerTimeout_ms = 20_000;
/** A busy machine takes long to load the sandbox; a sandbox that ends is noticed at once. */
const startTimeout_s = 120;

/**
 * Starts the sandbox in a child process that ends with this one; uses a sandbox that already runs on the port.
 * @throws StartFailure when it does not start, or when the port's owner gives no answer within `answerTimeout_ms`.
 */
export async function startSandbox(
  config: Pick<Config, "sandbox" | "publicUrl">,
  answerTimeout_ms = usualAnswerTimeout_ms,
): Promise<RunningSandbox> {
  if (config.sandbox.parts.length === 0) return nothingToStop;
  if (await isSandbox(config.sandbox.url, answerTimeout_ms)) {
    console.log(`Using the sandbox that already runs at ${config.sandbox.url}`);
    return nothingToStop;
  }
  const child = fork(join(import.meta.dirname, "../sandbox/main.ts"), {
    env: {
      ...process.env,
      SANDBOX_PORT: String(config.sandbox.port),
      SANDBOX_SMTP_PORT: String(config.sandbox.smtpPort),
      PUBLIC_URL: config.publicUrl,
    },
  });
  const ended = once(child, "exit");
  const first = Promise.race([
    once(child, "message").then(() => "ready" as const),
    ended.then(() => "ended" as const),
  ]);
  const outcome = await pTimeout(first, {
    milliseconds: startTimeout_s * 1_000,
    fallback: () => "silent" as const,
  });
  if (outcome === "ended") {
    throw new StartFailure("The sandbox did not start; its own message above says why.");
  }
  if (outcome === "silent") {
    child.kill("SIGKILL");
    throw new StartFailure(
      `The sandbox did not start within ${startTimeout_s} s. Is this machine very busy?`,
    );
  }
  return {
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** A port without an owner refuses at once, so a long timeout delays no start. */
async function isSandbox(url: string, answerTimeout_ms: number): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(answerTimeout_ms),
    });
    const body = (await reply.json()) as { service?: string };
    return body.service === "outside-services-sandbox";
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "TimeoutError")) return false;
    throw new StartFailure(`${url} is taken, and does not answer. Stop its owner, or set SANDBOX_PORT.`);
  }
}

/** One sentence about the mail server, without the credentials in its URL; none while the sandbox takes the mail. */
export function whereMailGoes({ mail, sandbox }: Pick<Config, "mail" | "sandbox">): string | undefined {
  if (sandbox.parts.includes("mail")) return undefined;
  const { host } = new URL(mail.smtpUrl);
  const isEncrypted = takesTls({ url: mail.smtpUrl, requireTls: mail.requireTls });
  return `Real mail goes out through ${host}, ${isEncrypted ? "over TLS alone" : "without TLS where the server has none"}`;
}
