import Fastify from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { CallLog } from "#sandbox/voice/calls/call-log.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";
import { callsApi, type TimeLimits } from "./calls-api.ts";
import { restApi } from "./rest-api.ts";

const { accountSid, authToken, apiKeySid, apiKeySecret, callerId } = sandboxAccounts.voice;
const london = "+442079460000";
const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
const unknownSid = `CA${"0".repeat(32)}`;

const voice = sandboxCalls();
const client = (keys?: [string, string]) => twilioClient(voice.url, keys);

async function answeredCall() {
  const { browser } = await voice.call(london);
  return { browser, sid: String((await browser.next("answer")).callsid) };
}
/** A request that the carrier's package would never send. */
const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${voice.url}/2010-04-01/Accounts/${path}.json`, { ...init, headers });

test.each([
  ["the account's token", [accountSid, authToken]],
  ["an API key", [apiKeySid, apiKeySecret]],
] satisfies [string, [string, string]][])(
  "the carrier's package reads calls with %s",
  async (_name, keys) => {
    const { sid: parentSid } = await answeredCall();
    const parent = await client(keys).calls(parentSid).fetch();
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
    const children = await client(keys).calls.list({ parentCallSid: parentSid });
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
  const first = await client().calls.page({ pageSize: 1 });
  expect(first.instances.map(({ direction }) => direction)).toEqual(["outbound-dial"]);
  const second = await first.nextPage();
  expect(second?.instances.map(({ direction }) => direction)).toEqual(["inbound"]);
  expect(second?.nextPageUrl).toBeUndefined();
});

test("Status=completed ends the call for both legs and the browser", async () => {
  const { browser, sid } = await answeredCall();
  const [child] = await client().calls.list({ parentCallSid: sid });
  const ended = await client()
    .calls(child?.sid ?? "")
    .update({ status: "completed" });
  expect(ended.status).toBe("completed");
  await browser.next("hangup");
  expect((await client().calls(sid).fetch()).status).toBe("completed");
});

describe("TimeLimit", () => {
  /** The twin's API in virtual time, with one ringing call. */
  async function callInVirtualTime(timeLimits: TimeLimits = { answer: "take" }) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    const app = Fastify();
    const log = new CallLog();
    restApi(app, (scope) => callsApi(scope, log, timeLimits));
    const leg = log.open({ direction: "inbound", parentSid: null, from: "client:alice", to: london });
    leg.ring();
    const limit = async (TimeLimit: number | string) => {
      const reply = await app.inject({
        method: "POST",
        url: `/2010-04-01/Accounts/${accountSid}/Calls/${leg.sid}.json`,
        headers: {
          authorization,
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
  ] as const)("changes nothing when the carrier is told to %s it", async (answer, code) => {
    const { leg, limit } = await callInVirtualTime({ answer });
    leg.answer();
    expect(await limit(60)).toBe(code);
    vi.advanceTimersByTime(61_000);
    expect(leg.status).toBe("in-progress");
    leg.hangUp();
  });
});

test("a finished call cannot be changed", async () => {
  const call = client().calls((await answeredCall()).sid);
  await call.update({ status: "completed" });
  await expect(call.update({ status: "completed" })).rejects.toMatchObject({ status: 400, code: 21_220 });
});

test("an unsupported change is refused, not ignored", async () => {
  const call = client().calls((await answeredCall()).sid);
  for (const change of [{ twiml: "<Response/>" }, { status: "canceled" } as const])
    await expect(call.update(change)).rejects.toMatchObject({ status: 400, code: 20_001 });
});

test("unknown calls and accounts are not found", async () => {
  await expect(client().calls(unknownSid).fetch()).rejects.toMatchObject({ status: 404, code: 20_404 });
  const completed = client().calls(unknownSid).update({ status: "completed" });
  await expect(completed).rejects.toMatchObject({ code: 20_404 });
  expect((await ask(`AC${"1".repeat(32)}/Calls`, { authorization })).status).toBe(404);
});

test.each([
  ["a wrong password", [accountSid, "wrong"]],
  ["another account's name", [`AC${"1".repeat(32)}`, authToken]],
  ["a key's name with the account's token", [apiKeySid, authToken]],
] satisfies [string, [string, string]][])("%s is refused", async (_name, keys) => {
  const refused = { status: 401, code: 20_003 };
  await expect(client(keys).calls(unknownSid).fetch()).rejects.toMatchObject(refused);
});

test.each([undefined, "Bearer x", "Basic", "Basic !!!", `Basic ${btoa("no colon")}`])(
  "the authorization header %s is refused",
  async (given) => {
    const reply = await ask(`${accountSid}/Calls`, given ? { authorization: given } : {});
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
    const headers = { authorization, "content-type": type };
    const reply = await ask(`${accountSid}/Calls/${call}`, headers, { method: "POST", body: "{" });
    const body = z.record(z.string(), z.unknown()).parse(await reply.json());
    expect(Object.keys(body).sort().join()).toBe(names);
    expect([reply.status, body.status]).toEqual([status, status]);
  },
);
