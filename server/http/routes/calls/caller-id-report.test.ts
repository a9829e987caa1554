import Fastify from "fastify";
import twilio from "twilio";
import { afterEach, expect, test } from "vitest";
import { twilioCarrier } from "#adapters/twilio/twilio-voice.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallerIdDeps } from "#domain/numbers/caller-ids/caller-id.ts";
import { type VoiceWebhookDeps, voiceWebhooks } from "./voice-webhooks.ts";

const publicUrl = "https://farline.example";
const { accountSid, authToken } = sandboxAccounts.voice;
const id = "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f";
const path = `/api/voice/twilio/caller-id?user=${id}&id=${id}`;
let locked: string[] = [];

/** Notes which user a report is about. */
const callerIds = {
  clock: { now: () => new Date() },
  publish: () => {},
  transaction: async (work: (stores: object) => unknown) =>
    work({
      callerIds: {
        lockUser: async (userId: string) => void locked.push(userId),
        lock: async () => undefined,
      },
    }),
} as unknown as CallerIdDeps;

const app = Fastify();
voiceWebhooks(
  app,
  {
    carriers: { twilio: twilioCarrier({ ...sandboxAccounts.voice, publicUrl }) },
    defaultCarrier: "twilio",
  } as unknown as VoiceWebhookDeps,
  callerIds,
);
afterEach(() => {
  locked = [];
});

const form = { AccountSid: accountSid, CallSid: "CA1", VerificationStatus: "failed" };

async function post(fields: Record<string, string>, signedPath = path, token: string = authToken) {
  const reply = await app.inject({
    method: "POST",
    url: path,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-twilio-signature": twilio.getExpectedTwilioSignature(token, publicUrl + signedPath, fields),
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return [reply.statusCode, locked];
}

test("a signed report about our account is recorded", async () => {
  expect(await post(form)).toEqual([204, [id]]);
});

test.each<[string, () => Promise<unknown>, number]>([
  ["of another key", () => post(form, path, "x".repeat(32)), 403],
  ["signed for another request", () => post(form, path.replace("id=5", "id=6")), 403],
  ["about another account", () => post({ ...form, AccountSid: `AC${"1".repeat(32)}` }), 403],
  ["that is not understood", () => post({ ...form, VerificationStatus: "maybe" }), 400],
])("a report %s changes nothing", async (_name, send, status) => {
  expect(await send()).toEqual([status, []]);
});
