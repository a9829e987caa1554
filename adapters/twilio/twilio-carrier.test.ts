import { inspect } from "node:util";
import { jwtVerify } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type Carrier, CarrierError, type CarrierRecord } from "#domain/calls/voice-carrier.ts";
import { type RestTwin, startRestTwin, type TwinLeg } from "./testing/rest-twin.ts";
import { twilioCarrier } from "./twilio-voice.ts";

const options = { ...sandboxAccounts.voice, publicUrl: "https://farline.example" };
const quickly = { timeout_ms: 400, attempts: 2, pause_ms: 1 };
let twin: RestTwin;
let carrier: Carrier;
beforeAll(async () => {
  twin = await startRestTwin();
  carrier = twilioCarrier({ ...options, apiUrl: twin.url }, quickly);
});
afterAll(() => twin.close());
beforeEach(() => {
  twin.legs.clear();
  for (const list of [twin.failures, twin.requests, twin.ended, twin.limits]) list.length = 0;
});

test("the token lets one session of a user call out through one application, for ten minutes", async () => {
  const userId = "3b241101-e2bb-4255-8caf-4136c566a962";
  const sessionId = "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f";
  const key = new TextEncoder().encode(options.apiKeySecret);
  const { payload } = await jwtVerify(carrier.accessToken({ userId, sessionId }), key, {
    issuer: options.apiKeySid,
  });
  expect(payload.sub).toBe(options.accountSid);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
  expect(payload.grants).toEqual({
    // Twilio allows an identity letters, digits and underscores.
    identity: "3b241101e2bb42558caf4136c566a962_5f0c1d2e3b4a4c6d9e8f7a6b5c4d3e2f",
    voice: { outgoing: { application_sid: options.appSid } },
  });
});

describe("the carrier's count of a call's packets", () => {
  const measured = () => twilioCarrier({ ...options, hasInsights: true, apiUrl: twin.url }, quickly);
  const summaryOf = (client_edge: unknown, processing_state = "complete") =>
    twin.summaries.set("CAparent", { call_sid: "CAparent", processing_state, client_edge });
  const metrics = (received: number, sent: number) => ({
    metrics: { inbound: { packets_received: received }, outbound: { packets_sent: sent } },
  });

  test("is none without Voice Insights, and Twilio is not asked", async () => {
    expect(await carrier.fetchMedia("CAparent")).toEqual({ kind: "none" });
    expect(twin.requests).toEqual([]);
  });

  test("is pending until Twilio has a complete summary", async () => {
    twin.summaries.clear();
    expect(await measured().fetchMedia("CAparent")).toEqual({ kind: "pending" });
    summaryOf(metrics(0, 0), "partial");
    expect(await measured().fetchMedia("CAparent")).toEqual({ kind: "pending" });
    expect(twin.requests[0]).toContain("ProcessingState=complete");
  });

  test.each([
    ["of both ways", metrics(240, 250), { received: 240, sent: 250 }],
    ["nothing without an edge", null, { received: 0, sent: 0 }],
    ["nothing with an empty edge", {}, { received: 0, sent: 0 }],
  ])("is %s", async (_what, edge, count) => {
    summaryOf(edge);
    expect(await measured().fetchMedia("CAparent")).toEqual({ kind: "counted", count });
  });

  test("is no answer from a summary that cannot be read, or a refusal", async () => {
    summaryOf({ metrics: { inbound: {} } });
    await expect(measured().fetchMedia("CAparent")).rejects.toThrow(CarrierError);
    twin.failures.push(403);
    await expect(measured().fetchMedia("CAparent")).rejects.toThrow(CarrierError);
  });
});

describe("the outcome of a call", () => {
  const caller: TwinLeg = { status: "in-progress" };
  const leftBy = new Date("2026-11-21T10:00:00Z");
  const callerGone: TwinLeg = { status: "completed", duration: "9", updatedAt: leftBy };
  const leg = (status: string, duration?: string): TwinLeg => ({
    status,
    parentSid: "CAparent",
    ...(duration === undefined ? {} : { duration }),
  });
  const ended = (status: string, answered_s: number | null, childCallId: string | null = "CAchild") => ({
    kind: "ended",
    outcome: { status, answered_s, childCallId },
  });
  const live = { kind: "live" };
  const cases: [name: string, caller: TwinLeg | null, child: TwinLeg | null, record: unknown][] = [
    ["unknown to the carrier", null, null, { kind: "unknown" }],
    ["not dialled yet", caller, null, live],
    ["the caller left before it was dialled", callerGone, null, { kind: "undialled", leftBy }],
    ["queued", caller, leg("queued"), live],
    ["initiated", caller, leg("initiated"), live],
    ["ringing", caller, leg("ringing"), live],
    ["talking", caller, leg("in-progress"), live],
    ["the caller left, the other leg goes on", callerGone, leg("in-progress"), live],
    ["completed", callerGone, leg("completed", "61"), ended("completed", 61)],
    ["completed within a second", callerGone, leg("completed", "0"), ended("completed", 0)],
    ["busy", caller, leg("busy", "0"), ended("busy", null)],
    ["no answer", caller, leg("no-answer"), ended("no_answer", null)],
    ["failed", caller, leg("failed", "0"), ended("failed", null)],
    ["canceled", callerGone, leg("canceled"), ended("canceled", null)],
  ];
  const put = (parent: TwinLeg | null, child: TwinLeg | null) => {
    if (parent) twin.legs.set("CAparent", parent);
    if (child) twin.legs.set("CAchild", child);
  };
  test.each(cases)("%s", async (_name, parent, child, record) => {
    put(parent, child);
    expect(await carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: null })).toEqual(record);
  });
  test.each(cases.filter(([, , child]) => child))(
    "%s, its leg known by name",
    async (_n, _p, child, record) => {
      put(null, child);
      expect(await carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: "CAchild" })).toEqual(
        record,
      );
    },
  );

  test.each([
    ["an unknown status", leg("on-hold"), /not known: "on-hold"/],
    ["completed without seconds", leg("completed"), /no seconds/],
    ["seconds that are no number", leg("completed", "1e3"), /no seconds of a completed call: "1e3"/],
    ["negative seconds", leg("completed", "-5"), /no seconds/],
  ])("is not guessed at: %s", async (_name, child, message) => {
    put(caller, child);
    const outcome = carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: null });
    await expect(outcome).rejects.toThrow(CarrierError);
    await expect(outcome).rejects.toThrow(message);
  });

  test("two legs to the number are an error", async () => {
    put(caller, leg("completed", "5"));
    twin.legs.set("CAother", leg("completed", "7"));
    await expect(carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: null })).rejects.toThrow(
      /more legs/,
    );
  });
});

describe("a carrier in trouble", () => {
  const ask = (): Promise<CarrierRecord> =>
    carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: "CAchild" });

  test.each([[500], [503], [429], ["silence" as const]])(
    "gets the request again after %s",
    async (failure) => {
      twin.legs.set("CAchild", { status: "ringing" });
      twin.failures.push(failure);
      expect(await ask()).toEqual({ kind: "live" });
      expect(twin.requests).toHaveLength(2);
    },
  );

  test.each([[500], ["silence" as const]])(
    "is asked no more than twice, then nothing is concluded: %s",
    async (failure) => {
      twin.failures.push(failure, failure);
      await expect(ask()).rejects.toThrow(CarrierError);
      expect(twin.requests).toHaveLength(2);
    },
  );

  test("that is busy gets the request up to five times, because it has not processed it", async () => {
    twin.legs.set("CAchild", { status: "ringing" });
    twin.failures.push(429, 429, 429, 429);
    expect(await ask()).toEqual({ kind: "live" });
    twin.failures.push(429, 429, 429, 429, 429);
    await expect(ask()).rejects.toThrow(CarrierError);
    expect(twin.requests).toHaveLength(10);
  });

  test.each([[401], [403], [400]])(
    "that refuses (%d) is not asked again, nor taken for not knowing",
    async (status) => {
      twin.failures.push(status);
      await expect(ask()).rejects.toThrow(CarrierError);
      expect(twin.requests).toHaveLength(1);
    },
  );

  test("that cannot be reached fails without naming credentials", async () => {
    const unreachable = twilioCarrier(
      { ...options, apiUrl: "http://127.0.0.1:1" },
      {
        timeout_ms: 400,
        attempts: 1,
        pause_ms: 1,
      },
    );
    const failure = await unreachable.hangUp("CAparent").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CarrierError);
    const secret = Buffer.from(`${options.accountSid}:${options.authToken}`).toString("base64");
    expect(inspect(failure, { depth: 10 })).not.toContain(secret);
    expect(inspect(failure, { depth: 10 })).not.toContain(options.authToken);
  });
});

test("a hang-up that the carrier refuses fails", async () => {
  twin.failures.push(403);
  await expect(carrier.hangUp("CAparent")).rejects.toThrow(CarrierError);
});

describe("limiting", () => {
  test("is tried again when the carrier fails", async () => {
    twin.legs.set("CAparent", { status: "in-progress" });
    twin.failures.push(503);
    await carrier.setLimit("CAparent", 600);
    expect(twin.requests).toHaveLength(2);
  });

  test("fails for a call that still rings: there the limit stands for nothing", async () => {
    twin.legs.set("CAparent", { status: "ringing" });
    await expect(carrier.setLimit("CAparent", 600)).rejects.toThrow(CarrierError);
  });
});
