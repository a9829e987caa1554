import { expect } from "@playwright/test";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Stack } from "./product/stack.ts";

const { accountSid, authToken } = sandboxAccounts.voice;

/** Makes the carrier worse: sandbox/README.md. */
export async function makeVoice(
  stack: Stack,
  what: "line" | "tokens" | "ringing" | "drop" | "numbers",
  body: object,
): Promise<void> {
  const reply = await fetch(`${stack.sandboxUrl}/sandbox/voice/${what}`, {
    method: "POST",
    headers: {
      authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  expect(reply.status, await reply.text()).toBe(200);
}

interface CallAudio {
  to: string;
  keys: string;
  codec: string;
  heard: { level: number; packets: number };
}

/** The running call to a number, as the gateway sees it. */
export async function callAudio(stack: Stack, number: string): Promise<CallAudio> {
  const reply = await fetch(`${stack.sandboxUrl}/voice/calls.json`);
  const { calls } = (await reply.json()) as { calls: CallAudio[] };
  const call = calls.find(({ to }) => to === number);
  if (!call) throw new Error(`no call to ${number} runs`);
  return call;
}
