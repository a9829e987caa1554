import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { createCallLog } from "#sandbox/voice/calls/call-log.ts";
import { type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";
import { callsApi, type TimeLimits } from "./calls-api.ts";

const { accountSid, authToken, apiKeySid, apiKeySecret, callerId } = sandboxAccounts.voice;
const london = "+442079460000";
const unknownSid = `CA${"0".repeat(32)}`;

let sandbox: RunningSandbox;
let placed: PlacedCall | undefined;

beforeEach(async () => {
  sandbox = await runningSandbox();
});
afterEach(async () => {
  await placed?.close();
  placed = undefined;
  await sandbox.close();
});

async function answeredCall(): Promise<string> {
  placed = await placeCall(sandbox.url, london);
  return String((await placed.browser.next("answer")).callsid);
}

test.each([
  ["the account's token", [accountSid, authToken]],
  ["an API key", [apiKeySid, apiKeySecret]],
] satisfies [string, [string, string]][])(
  "the carrier's package reads calls with %s",
  async (_name, keys) => {
    const parentSid = await answeredCall();
    const client = twilioClient(sandbox.url, keys);
    const parent = await client.calls(parentSid).fetch();
    expect(parent).toMatchObject({
      sid: parentSid,
      parentCallSid: null,
      from: "client:alice",
      to: london,
      direction: "inbound",
      status: "in-progress",
      duration: null,
      endTime: null,
    });
    const children = await client.calls.list({ parentCallSid: parentSid });
    expect(children).toHaveLength(1);
    expect(children[0]).toMatchObject({
      parentCallSid: parentSid,
      from: callerId,
      to: london,
      direction: "outbound-dial",
      status: "in-progress",
    });
    expect(children[0]?.startTime).toBeInstanceOf(Date);
  },
);

test("lists come in pages, newest first", async () => {
  await answeredCall();
  const client = twilioClient(sandbox.url);
  const first = await client.calls.page({ pageSize: 1 });
  expect(first.instances.map(({ direction }) => direction)).toEqual(["outbound-dial"]);
  const second = await first.nextPage();
  expect(second?.instances.map(({ direction }) => direction)).toEqual(["inbound"]);
  expect(second?.nextPageUrl).toBeUndefined();
  expect(await client.calls.list({ status: "busy" })).toEqual([]);
});

test("Status=completed ends the call for both legs and the browser", async () => {
  const parentSid = await answeredCall();
  const client = twilioClient(sandbox.url);
  const [child] = await client.calls.list({ parentCallSid: parentSid });
  const ended = await client.calls(child?.sid ?? "").update({ status: "completed" });
  expect(ended.status).toBe("completed");
  await placed?.browser.next("hangup");
  expect((await client.calls(parentSid).fetch()).status).toBe("completed");
});

describe("TimeLimit", () => {
  /** The twin's API in virtual time, with one ringing call. */
  async function callInVirtualTime(timeLimits: TimeLimits = { answer: "take" }) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const app = Fastify();
    const log = createCallLog();
    callsApi(app, log, { listing: { lag_ms: 0 }, timeLimits });
    const leg = log.open({ direction: "inbound", parentSid: null, from: "client:alice", to: london });
    leg.ring();
    const limit = async (TimeLimit: number | string) => {
      const reply = await app.inject({
        method: "POST",
        url: `/2010-04-01/Accounts/${accountSid}/Calls/${leg.sid}.json`,
        headers: {
          authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`,
          "content-type": "application/x-www-form-urlencoded",
        },
        payload: `TimeLimit=${TimeLimit}`,
      });
      return reply.statusCode === 200 ? 200 : reply.json().code;
    };
    return { leg, limit };
  }
  afterEach(() => {
    vi.useRealTimers();
  });

  test("moves the end of an active call both ways, but never past the Dial's own limit", async () => {
    const { leg, limit } = await callInVirtualTime();
    leg.limit("dial", 90);
    leg.answer();
    expect(await limit(60)).toBe(200);
    expect(await limit(600)).toBe(200);
    vi.advanceTimersByTime(89_999);
    expect(leg.status).toBe("in-progress");
    expect(await limit(60)).toBe(200);
    expect(leg).toMatchObject({ status: "completed", duration_s: 90 });
  });

  test("is refused before the call is active, and after it", async () => {
    const { leg, limit } = await callInVirtualTime();
    expect(await limit(600)).toBe(21_220);
    leg.answer();
    expect(await limit(600)).toBe(200);
    leg.hangUp();
    expect(await limit(600)).toBe(21_220);
  });

  test.each([0, 59, 86_401, "-60", "1e3", "60.5"])("of %s is refused", async (TimeLimit) => {
    const { leg, limit } = await callInVirtualTime();
    leg.answer();
    expect(await limit(TimeLimit)).toBe(20_001);
    leg.hangUp();
  });

  test.each([
    ["refuse", 21_220],
    ["ignore", 200],
  ] as const)("changes nothing when the switch says %s", async (answer, code) => {
    const { leg, limit } = await callInVirtualTime({ answer });
    leg.answer();
    expect(await limit(60)).toBe(code);
    vi.advanceTimersByTime(61_000);
    expect(leg.status).toBe("in-progress");
    leg.hangUp();
  });
});

test("canceling leaves an answered call alone", async () => {
  const parentSid = await answeredCall();
  const updated = await twilioClient(sandbox.url).calls(parentSid).update({ status: "canceled" });
  expect(updated.status).toBe("in-progress");
});

test("a finished call cannot be changed", async () => {
  const parentSid = await answeredCall();
  const call = twilioClient(sandbox.url).calls(parentSid);
  await call.update({ status: "completed" });
  await expect(call.update({ status: "completed" })).rejects.toMatchObject({ status: 400, code: 21_220 });
  await expect(call.update({ timeLimit: 60 })).rejects.toMatchObject({ status: 400, code: 21_220 });
});

test("an unsupported change is refused, not ignored", async () => {
  const parentSid = await answeredCall();
  const call = twilioClient(sandbox.url).calls(parentSid);
  await expect(call.update({ twiml: "<Response/>" })).rejects.toMatchObject({ status: 400, code: 20_001 });
  await expect(call.update({ timeLimit: 0 })).rejects.toMatchObject({ status: 400, code: 20_001 });
});

test("unknown calls and accounts are not found", async () => {
  const client = twilioClient(sandbox.url);
  await expect(client.calls(unknownSid).fetch()).rejects.toMatchObject({ status: 404, code: 20_404 });
  await expect(client.calls(unknownSid).update({ status: "completed" })).rejects.toMatchObject({
    code: 20_404,
  });
  const other = `${sandbox.url}/2010-04-01/Accounts/AC${"1".repeat(32)}/Calls.json`;
  const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
  expect((await fetch(other, { headers: { authorization } })).status).toBe(404);
});

test.each([
  ["a wrong password", [accountSid, "wrong"]],
  ["another account's name", [`AC${"1".repeat(32)}`, authToken]],
  ["a key's name with the account's token", [apiKeySid, authToken]],
] satisfies [string, [string, string]][])("%s is refused", async (_name, keys) => {
  await expect(twilioClient(sandbox.url, keys).calls(unknownSid).fetch()).rejects.toMatchObject({
    status: 401,
    code: 20_003,
  });
});

test.each([undefined, "Bearer x", "Basic", "Basic !!!", `Basic ${btoa("no colon")}`])(
  "the authorization header %s is refused",
  async (authorization) => {
    const reply = await fetch(`${sandbox.url}/2010-04-01/Accounts/${accountSid}/Calls.json`, {
      headers: authorization ? { authorization } : {},
    });
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 20_003, status: 401 });
  },
);

test.each([
  ["an unknown address", "a.b", "application/x-www-form-urlencoded", 404, "code,message,more_info,status"],
  ["a body in another form", "CA1", "text/csv", 415, "message,status"],
  ["a body that cannot be read", "CA1", "application/json", 400, "message,status"],
])(
  "%s is refused in the carrier's shape, not the HTTP framework's",
  async (_name, call, type, status, names) => {
    const reply = await fetch(`${sandbox.url}/2010-04-01/Accounts/${accountSid}/Calls/${call}.json`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}`, "content-type": type },
      body: "{",
    });
    const body = z.record(z.string(), z.unknown()).parse(await reply.json());
    expect(Object.keys(body).sort().join()).toBe(names);
    expect([reply.status, body.status]).toEqual([status, status]);
  },
);
