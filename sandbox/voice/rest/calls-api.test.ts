import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import { type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { dialTwiml } from "#sandbox/voice/testing/stand-in-app.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

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

test("TimeLimit moves the end of a running call", async () => {
  const parentSid = await answeredCall();
  const client = twilioClient(sandbox.url);
  await client.calls(parentSid).update({ timeLimit: 1 });
  await placed?.browser.next("hangup");
  expect(await client.calls(parentSid).fetch()).toMatchObject({ status: "completed", duration: "1" });
});

test("TimeLimit can be set before the app has answered the webhook, and counts from the call's answer", async () => {
  const client = twilioClient(sandbox.url);
  sandbox.app.respond = async ({ path, form }) => {
    if (path === "/status") return {};
    await client.calls(form.CallSid ?? "").update({ timeLimit: 1 });
    return { body: dialTwiml(form.To ?? "", 'timeLimit="60"') };
  };
  const parentSid = await answeredCall();
  await placed?.browser.next("hangup");
  expect(await client.calls(parentSid).fetch()).toMatchObject({ status: "completed", duration: "1" });
});

test("TimeLimit moves both ways on a live call, but never past the Dial's own limit", async () => {
  sandbox.app.respond = ({ form }) => ({ body: dialTwiml(form.To ?? "", 'timeLimit="3"') });
  const parentSid = await answeredCall();
  const call = twilioClient(sandbox.url).calls(parentSid);
  await call.update({ timeLimit: 2 });
  expect((await call.update({ timeLimit: 600 })).status).toBe("in-progress");
  await placed?.browser.next("hangup");
  const [child] = await twilioClient(sandbox.url).calls.list({ parentCallSid: parentSid });
  expect(child).toMatchObject({ status: "completed", duration: "3" });
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
  await expect(call.update({ timeLimit: 5 })).rejects.toMatchObject({ status: 400, code: 21_220 });
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
