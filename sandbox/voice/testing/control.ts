import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallView } from "#sandbox/voice/calls/browser-leg.ts";
import { eventually } from "./eventually.ts";

const { accountSid, authToken } = sandboxAccounts.voice;

/** Turns one of the sandbox's own switches, such as `drop`; without a body it only reads the state. */
export async function control(
  url: string,
  name?: string,
  body?: object,
  authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`,
) {
  const reply = await fetch(`${url}/sandbox/voice${name ? `/${name}` : ""}`, {
    method: body ? "POST" : "GET",
    headers: { authorization, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

export async function callbacksDelivered(url: string): Promise<void> {
  await eventually(async () => {
    const { callbacks } = (await control(url)).body as { callbacks: { waiting: number } };
    return callbacks.waiting === 0;
  });
}

export async function liveCalls(url: string): Promise<CallView[]> {
  const reply = (await (await fetch(`${url}/voice/calls.json`)).json()) as { calls: CallView[] };
  return reply.calls;
}
