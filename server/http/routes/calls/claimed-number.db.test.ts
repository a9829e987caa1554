import type { FastifyInstance } from "fastify";
import twilio from "twilio";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { callerIdStore } from "#adapters/postgres/numbers/caller-id-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { twilioCarrier } from "#adapters/twilio/twilio-voice.ts";
import { voicePathsOf } from "#contract/calls/calls.ts";
import { sessionHeader } from "#contract/constants.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallerIdDeps } from "#domain/numbers/caller-ids/caller-id.ts";
import { deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import { freePort } from "#sandbox/listen.ts";
import { control } from "#sandbox/voice/testing/control.ts";
import { startVoiceSandbox, type VoiceSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { createMount } from "#server/http/mount.ts";
import { testCipher, testDatabase } from "#testing/database/test-database.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";
import { verifiedNumber } from "#testing/numbers/verified-number.ts";
import { userHarness } from "#testing/people/user-harness.ts";
import { callerIdRoutes } from "./caller-id-routes.ts";
import { type VoiceWebhookDeps, voiceWebhooks } from "./voice-webhooks.ts";

const database = testDatabase();
const harness = await userHarness(database);
const { accountSid, authToken } = sandboxAccounts.voice;
const number = e164Schema.parse("+447400200000");
let app: FastifyInstance;
let twin: VoiceSandbox;
let publicUrl: string;

/** The product's routes of numbers and the carrier's twin, over HTTP. The token of a session is its user's id. */
beforeAll(async () => {
  const port = await freePort();
  publicUrl = `http://127.0.0.1:${port}`;
  twin = await startVoiceSandbox(publicUrl);
  const carriers = { twilio: twilioCarrier({ ...sandboxAccounts.voice, publicUrl, apiUrl: twin.url }) };
  const deps: CallerIdDeps = {
    ...harness.deps,
    carriers,
    defaultCarrier: "twilio",
    deck: parseDeck(`${deckColumns}\n44,United Kingdom,1,60,60,0,no\n`),
    publish: () => {},
    publicUrl,
    calling: true,
    newCode: () => "654321",
    mostPerDay_mc: 1_000_000,
    takeAttempt: async () => true,
    transaction: (work) =>
      database.transaction((client) =>
        work({ callerIds: callerIdStore(client), outbox: outboxStore(client, testCipher) }),
      ),
    connection: (work) => database.withClient((client) => work({ callerIds: callerIdStore(client) })),
  };
  app = await quietApp({ publicUrl });
  const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org", isVerified: true };
  const mount = createMount(
    app,
    async (token = "") => ({
      ...person,
      memberRole: "owner",
      id: token,
      walletId: token,
      sessionId: token,
      createdAt: new Date(),
      currency: null,
    }),
    ownLimits(),
  );
  callerIdRoutes(mount, deps);
  voiceWebhooks(app, { carriers, defaultCarrier: "twilio" } as unknown as VoiceWebhookDeps, deps);
  await app.listen({ port, host: "127.0.0.1" });
});
afterAll(async () => {
  await twin.close();
  await app.close();
});

async function ask(method: "GET" | "POST", user: { id: string }, payload?: object) {
  const reply = await app.inject({
    method,
    url: "/api/caller-ids",
    headers: { [sessionHeader]: user.id },
    ...(payload && { payload }),
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().callerIds as { id: string; number: string; state: string; code: string | null }[];
}
const numbersOf = async (user: { id: string }) =>
  (await ask("GET", user)).map(({ number, state }) => [number, state]);
const typed = (code: string) => control(twin.url, "code", { number, code });

test("another user's number is not claimed without answering it there, and is with the code", async () => {
  const [holder, stranger] = [await harness.verified(), await harness.verified()];
  await verifiedNumber(database, { userId: holder.id, verifiedAt: harness.deps.clock.now(), number });
  const [claim] = await ask("POST", stranger, { number });
  expect(claim).toMatchObject({ state: "ringing", code: "654321", isClaim: true, lapsesAt: null });

  // The claimant knows the code and everything that the address names, and not the carrier's key.
  const { rows } = await database.withClient((client) =>
    client.query("SELECT provider_call_id FROM caller_id WHERE user_id = $1", [stranger.id]),
  );
  const path = `${voicePathsOf("twilio").typedCode}?user=${stranger.id}&id=${claim?.id}&language=en`;
  const fields = {
    AccountSid: accountSid,
    CallSid: String(rows[0]?.provider_call_id),
    CallStatus: "in-progress",
    Digits: "654321",
  };
  const forge = async (token: string, signedPath = path, form: Record<string, string> = fields) => {
    const signature = twilio.getExpectedTwilioSignature(token, publicUrl + signedPath, form);
    const headers = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature };
    const payload = new URLSearchParams(form).toString();
    return (await app.inject({ method: "POST", url: path, headers, payload })).statusCode;
  };
  expect(await forge("x".repeat(32))).toBe(403);
  expect(await forge(authToken, path.replace(stranger.id, holder.id))).toBe(403);
  expect(await forge(authToken, path, { ...fields, AccountSid: `AC${"1".repeat(32)}` })).toBe(403);
  // A signed report of another call of theirs.
  expect(await forge(authToken, path, { ...fields, CallSid: "CA1" })).toBe(200);
  expect(await numbersOf(stranger)).toEqual([[number, "ringing"]]);

  await vi.waitFor(async () => {
    await typed("000000");
    expect(await numbersOf(stranger)).toEqual([[number, "failed"]]);
  }, 60_000);
  expect(await forge(authToken)).toBe(200);
  expect([await numbersOf(holder), await numbersOf(stranger)]).toEqual([
    [[number, "verified"]],
    [[number, "failed"]],
  ]);
  expect(await harness.mailsTo(holder.email)).not.toContainEqual(
    expect.objectContaining({ text: expect.stringContaining(number) }),
  );

  await ask("POST", stranger, { number });
  await vi.waitFor(async () => {
    await typed("654321");
    expect(await numbersOf(stranger)).toEqual([[number, "verified"]]);
  }, 60_000);
  expect(await numbersOf(holder)).toEqual([]);
});
