import { inspect } from "node:util";
import { decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import twilio from "twilio";
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type Carrier, CarrierError, type CarrierRecord } from "#domain/calls/voice-carrier.ts";
import type { LegStatus } from "#sandbox/voice/calls/leg.ts";
import { startCallsTwin } from "#sandbox/voice/testing/calls-twin.ts";
import { writeIdentity } from "./client-identity.ts";
import { twilioCarrier } from "./twilio-voice.ts";

const options = { ...sandboxAccounts.voice, publicUrl: "https://farline.example" };
const limits = { timeout_ms: 60_000, attempts: 2, pause_ms: 1 };
const twin = await startCallsTwin();
const carrier: Carrier = twilioCarrier({ ...options, apiUrl: twin.url }, limits);
afterAll(() => twin.close());
beforeEach(() => twin.reset());

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

test("the token is the one that Twilio's own library makes", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const identity = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
  const { AccessToken } = twilio.jwt;
  const { accountSid, apiKeySid, apiKeySecret, appSid } = options;
  const own = { identity: writeIdentity(identity), ttl: 600 };
  const token = new AccessToken(accountSid, apiKeySid, apiKeySecret, own);
  token.addGrant(new AccessToken.VoiceGrant({ outgoingApplicationSid: appSid, incomingAllow: false }));
  const parts = (jwt: string) => [decodeProtectedHeader(jwt), decodeJwt(jwt)];
  expect(parts(carrier.accessToken(identity))).toEqual(parts(token.toJwt()));
});

describe("the carrier's count of a call's packets", () => {
  const measured = () => twilioCarrier({ ...options, hasInsights: true, apiUrl: twin.url }, limits);
  const withFields = (fields: object) => {
    twin.traffic.fault = () => ({ changed: (summary) => ({ ...Object(summary), ...fields }) });
  };

  test("is none without Voice Insights, and Twilio is not asked", async () => {
    expect(await carrier.fetchMedia("CAparent")).toEqual({ kind: "none" });
    expect(twin.traffic.requests).toEqual([]);
  });

  test("is pending until Twilio has a complete summary", async () => {
    expect(await measured().fetchMedia("CAparent")).toEqual({ kind: "pending" });
    twin.setLeg("CAparent", "in-progress");
    expect(await measured().fetchMedia("CAparent")).toEqual({ kind: "pending" });
    twin.setLeg("CAparent", "completed");
    withFields({ processing_state: "partial" });
    expect(await measured().fetchMedia("CAparent")).toEqual({ kind: "pending" });
    expect(twin.traffic.requests[0]?.url).toContain("ProcessingState=complete");
  });

  test.each([
    ["of both ways", { received: 240, sent: 250 }, {}, { received: 240, sent: 250 }],
    ["nothing without an edge", undefined, {}, { received: 0, sent: 0 }],
    ["nothing with an empty edge", undefined, { client_edge: {} }, { received: 0, sent: 0 }],
  ])("is %s", async (_what, packets, fields, count) => {
    twin.setLeg("CAparent", "completed").packets = packets;
    withFields(fields);
    expect(await measured().fetchMedia("CAparent")).toEqual({ kind: "counted", count });
  });

  test("is no answer from a summary that cannot be read, or a refusal", async () => {
    twin.setLeg("CAparent", "completed");
    withFields({ client_edge: { metrics: { inbound: {} } } });
    await expect(measured().fetchMedia("CAparent")).rejects.toThrow(CarrierError);
    twin.fail(403);
    await expect(measured().fetchMedia("CAparent")).rejects.toThrow(CarrierError);
  });
});

describe("the outcome of a call", () => {
  interface State {
    status: LegStatus;
    duration_s?: number;
    endedAt?: Date;
  }
  const caller: State = { status: "in-progress" };
  const leftBy = new Date("2026-11-21T10:00:00Z");
  const callerGone: State = { status: "completed", endedAt: leftBy };
  const leg = (status: LegStatus, duration_s = 0): State => ({ status, duration_s });
  const ended = (status: string, answered_s: number | null, childCallId: string | null = "CAchild") => ({
    kind: "ended",
    outcome: { status, answered_s, childCallId },
  });
  const live = { kind: "live" };
  const cases: [name: string, caller: State | null, child: State | null, record: unknown][] = [
    ["unknown to the carrier", null, null, { kind: "unknown" }],
    ["not dialled yet", caller, null, live],
    ["the caller left before it was dialled", callerGone, null, { kind: "undialled", leftBy }],
    ["queued", caller, leg("queued"), live],
    ["ringing", caller, leg("ringing"), live],
    ["talking", caller, leg("in-progress"), live],
    ["the caller left, the other leg goes on", callerGone, leg("in-progress"), live],
    ["completed", callerGone, leg("completed", 61), ended("completed", 61)],
    ["completed within a second", callerGone, leg("completed"), ended("completed", 0)],
    ["busy", caller, leg("busy"), ended("busy", null)],
    ["no answer", caller, leg("no-answer"), ended("no_answer", null)],
    ["failed", caller, leg("failed"), ended("failed", null)],
    ["canceled", callerGone, leg("canceled"), ended("canceled", null)],
  ];
  const put = (parent: State | null, child: State | null) => {
    if (parent) twin.setLeg("CAparent", parent.status, parent);
    if (child) twin.setLeg("CAchild", child.status, { ...child, parentSid: "CAparent" });
  };
  /** Other fields of the child in the list of calls. */
  const changeChild = (fields: object) => {
    twin.traffic.fault = ({ path }) =>
      path.endsWith("/Calls.json")
        ? { changed: (list) => ({ ...Object(list), calls: [{ ...Object(list).calls[0], ...fields }] }) }
        : undefined;
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
    ["an unknown status", { status: "on-hold" }, /not known: "on-hold"/],
    ["completed without seconds", { duration: null }, /no seconds/],
    ["seconds that are no number", { duration: "1e3" }, /no seconds of a completed call: "1e3"/],
    ["negative seconds", { duration: "-5" }, /no seconds/],
  ])("is not guessed at: %s", async (_name, fields, message) => {
    put(caller, leg("completed", 5));
    changeChild(fields);
    const outcome = carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: null });
    await expect(outcome).rejects.toThrow(CarrierError);
    await expect(outcome).rejects.toThrow(message);
  });

  test("a leg that is initiated is live", async () => {
    put(caller, leg("queued"));
    changeChild({ status: "initiated" });
    expect(await carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: null })).toEqual(live);
  });

  test("two legs to the number are an error", async () => {
    put(caller, leg("completed", 5));
    twin.setLeg("CAother", "completed", { parentSid: "CAparent", duration_s: 7 });
    await expect(carrier.fetchOutcome({ providerCallId: "CAparent", childCallId: null })).rejects.toThrow(
      /more legs/,
    );
  });
});

describe("a carrier in trouble", () => {
  const hasty = twilioCarrier({ ...options, apiUrl: twin.url }, { ...limits, timeout_ms: 2_000 });
  const ask = (of = carrier): Promise<CarrierRecord> =>
    of.fetchOutcome({ providerCallId: "CAparent", childCallId: "CAchild" });

  test.each([[500], [503], [429], ["silent" as const]])(
    "gets the request again after %s",
    async (failure) => {
      twin.setLeg("CAchild", "ringing");
      twin.fail(failure);
      expect(await ask(hasty)).toEqual({ kind: "live" });
      expect(twin.traffic.requests).toHaveLength(2);
    },
  );

  test.each([[500], ["silent" as const]])(
    "is asked no more than twice, then nothing is concluded: %s",
    async (failure) => {
      twin.fail(failure, failure);
      await expect(ask(hasty)).rejects.toThrow(CarrierError);
      expect(twin.traffic.requests).toHaveLength(2);
    },
  );

  test("that is busy gets the request up to five times, because it has not processed it", async () => {
    twin.setLeg("CAchild", "ringing");
    twin.fail(429, 429, 429, 429);
    expect(await ask()).toEqual({ kind: "live" });
    twin.fail(429, 429, 429, 429, 429);
    await expect(ask()).rejects.toThrow(CarrierError);
    expect(twin.traffic.requests).toHaveLength(10);
  });

  test.each([[401], [403], [400]])(
    "that refuses (%d) is not asked again, nor taken for not knowing",
    async (status) => {
      twin.fail(status);
      await expect(ask()).rejects.toThrow(CarrierError);
      expect(twin.traffic.requests).toHaveLength(1);
    },
  );

  test("that cannot be reached fails without naming credentials", async () => {
    const unreachable = twilioCarrier(
      { ...options, apiUrl: "http://127.0.0.1:1" },
      { ...limits, attempts: 1 },
    );
    const failure = await unreachable.hangUp("CAparent").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CarrierError);
    const secret = Buffer.from(`${options.accountSid}:${options.authToken}`).toString("base64");
    expect(inspect(failure, { depth: 10 })).not.toContain(secret);
    expect(inspect(failure, { depth: 10 })).not.toContain(options.authToken);
  });
});

test("a hang-up that the carrier refuses fails", async () => {
  twin.fail(403);
  await expect(carrier.hangUp("CAparent")).rejects.toThrow(CarrierError);
});

describe("limiting", () => {
  test("is tried again when the carrier fails", async () => {
    twin.setLeg("CAparent", "in-progress");
    twin.fail(503);
    await carrier.setLimit("CAparent", 600);
    expect(twin.traffic.requests).toHaveLength(2);
  });

  test("fails for a call that still rings: there the limit stands for nothing", async () => {
    twin.setLeg("CAparent", "ringing");
    await expect(carrier.setLimit("CAparent", 600)).rejects.toThrow(CarrierError);
  });
});
