import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pTimeout from "p-timeout";
import type { Config } from "#server/config.ts";
import { StartFailure } from "#server/start-failure.ts";

export interface RunningSandbox {
  stop(): Promise<void>;
}

const nothingToStop: RunningSandbox = { stop: async () => {} };
const startLimit_ms = 20_000;

/**
 * Starts the sandbox in a process of its own, which ends with ours; one that already runs on the port is used as it is.
 * @throws StartFailure when it does not come up.
 */
export async function startSandbox(config: Config): Promise<RunningSandbox> {
  if (config.sandbox.parts.length === 0) return nothingToStop;
  if (await answers(config.sandbox.url)) {
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
  const ready = Promise.race([once(child, "message").then(() => true), ended.then(() => false)]);
  if (!(await pTimeout(ready, { milliseconds: startLimit_ms, fallback: () => false }))) {
    child.kill("SIGKILL");
    throw new StartFailure("The sandbox did not start; its own message above says why.");
  }
  return {
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(1_000),
    });
    const body = (await reply.json()) as { service?: string };
    return body.service === "farline-sandbox";
  } catch {
    return false;
  }
}
