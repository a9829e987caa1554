import { z } from "zod";
import { startServerProgram } from "#e2e/support/product/server-program.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

/** The running product under test, known by its address alone. */
export interface Target {
  url: string;
  /** The address of its inbox's program, when it has one. */
  sandboxUrl: string | undefined;
  /** A product started for this run, whose log can be read. */
  own: Stack | undefined;
  /** Gives every request a source address of its own; works only with a target on this machine. */
  manyAddresses: boolean;
}

const configSchema = z.object({ sandbox: z.object({ inboxUrl: z.string() }).optional() });

/**
 * The product at `ACCOUNTS_URL`, with its mail at `ACCOUNTS_INBOX` (by default the inbox that the product names), or
 * one of our own without it.
 */
export const target: Target = await openTarget();

async function openTarget(): Promise<Target> {
  const given = process.env.ACCOUNTS_URL?.replace(/\/+$/, "");
  if (given) return describeTarget(given, undefined);
  await buildPageIfNeeded();
  const own = await startServerProgram({ variables: { LOG_LEVEL: "trace" } });
  // Otherwise an unusable product would outlive the run.
  return describeTarget(own.url, own).catch((error: unknown) => own.stop().then(() => Promise.reject(error)));
}

async function describeTarget(url: string, own: Stack | undefined): Promise<Target> {
  const config = configSchema.parse(await (await fetch(`${url}/api/config`)).json());
  const inboxUrl = process.env.ACCOUNTS_INBOX ?? config.sandbox?.inboxUrl;
  const sandboxUrl = inboxUrl?.replace(/\/mail(\.json)?\/?$/, "");
  if (!sandboxUrl) {
    console.log(`Left out at ${url}: everything that reads mail, because no inbox is given (--inbox).`);
  }
  const manyAddresses = process.platform === "linux" && (await answersAt127(url));
  return { url, sandboxUrl, own, manyAddresses };
}

/** On Linux all of 127.0.0.0/8 is this machine, so one caller can have millions of addresses. */
async function answersAt127(url: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== "http:" || !["localhost", "127.0.0.1"].includes(hostname)) return false;
  return fetch(`http://127.0.0.1:${port || 80}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
