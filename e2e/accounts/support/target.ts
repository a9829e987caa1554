import { z } from "zod";
import { google } from "#contract/pages/paths.ts";
import { startServerProgram } from "#e2e/support/product/server-program.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

/** The running product under test, known by its address alone. */
export interface Target {
  url: string;
  /** The sandbox's address, when the product runs on it. */
  sandboxUrl: string | undefined;
  /** True when the product signs people in with the sandbox's provider. */
  sandboxGoogle: boolean;
  /** A program can solve ALTCHA by work, but no other CAPTCHA. */
  altcha: boolean;
  /** A product started for this run, whose log can be read. */
  own: Stack | undefined;
  /** Gives every request a source address of its own; works only with a target on this machine. */
  manyAddresses: boolean;
}

const configSchema = z.object({
  captcha: z.object({ provider: z.string() }),
  signInProviders: z.array(z.object({ name: z.string() })),
  sandbox: z.object({ inboxUrl: z.string() }).optional(),
});

/** Requests from one network that a product started for the run answers within a minute. */
export const networkPerMinute = 1_100;

/** A protected address, on a product started for the run. */
export const protectedAddress = "protected@example.com";

/**
 * The product at `ACCOUNTS_URL`, with its mail at `ACCOUNTS_INBOX` (by default the inbox that the product names), or
 * one of our own without it.
 */
export const target: Target = await openTarget();

async function openTarget(): Promise<Target> {
  const given = process.env.ACCOUNTS_URL?.replace(/\/+$/, "");
  if (given) return describeTarget(given, undefined);
  const own = await startOwn();
  // Otherwise an unusable product would outlive the run.
  return describeTarget(own.url, own).catch((error: unknown) => own.stop().then(() => Promise.reject(error)));
}

async function describeTarget(url: string, own: Stack | undefined): Promise<Target> {
  const config = configSchema.parse(await (await fetch(`${url}/api/config`)).json());
  const inboxUrl = process.env.ACCOUNTS_INBOX ?? config.sandbox?.inboxUrl;
  const sandboxUrl = inboxUrl?.replace(/\/mail(\.json)?\/?$/, "");
  const opened = {
    url,
    sandboxUrl,
    own,
    altcha: config.captcha.provider === "altcha",
    sandboxGoogle:
      config.signInProviders.some(({ name }) => name === google) &&
      sandboxUrl !== undefined &&
      (await redirectsTo(url, sandboxUrl)),
    manyAddresses: process.platform === "linux" && (await answersAt127(url)),
  };
  sayWhatIsLeftOut(opened);
  return opened;
}

function sayWhatIsLeftOut({ url, sandboxUrl, own, altcha, sandboxGoogle, manyAddresses }: Target): void {
  const say = (missing: boolean, sentence: string) => {
    if (missing) console.log(`Left out at ${url}: ${sentence}`);
  };
  say(!sandboxUrl, "everything that reads mail, because no inbox is given (--inbox).");
  say(!sandboxGoogle, "signing in with Google, for it does not use the sandbox's provider.");
  say(!altcha, "sending contact messages, for a program cannot solve its CAPTCHA.");
  say(!manyAddresses, "guessing from many addresses, for this machine has one there and would be shut out.");
  say(!own, "its log, for only a stack of the suite's own shows one.");
}

async function startOwn(): Promise<Stack> {
  await buildPageIfNeeded();
  return startServerProgram({
    variables: {
      LOG_LEVEL: "trace",
      PROTECTED_ADDRESSES: protectedAddress,
      NETWORK_REQUESTS_PER_MINUTE: String(networkPerMinute),
      // On a busy machine the sandbox can take longer than the usual 5 s.
      PROVIDER_TIMEOUT_MS: "8000",
    },
  });
}

async function redirectsTo(url: string, sandboxUrl: string): Promise<boolean> {
  const reply = await fetch(`${url}/api/auth/google`, { redirect: "manual" });
  return reply.headers.get("location")?.startsWith(sandboxUrl) ?? false;
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
