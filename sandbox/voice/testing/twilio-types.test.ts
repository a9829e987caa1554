import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type PlacedCall, placeCall } from "./placed-call.ts";
import { type RunningSandbox, runningSandbox } from "./running-sandbox.ts";
import { expectPublishedTypes } from "./sent-resources.ts";

const json = z.record(z.string(), z.unknown());
type Json = z.infer<typeof json>;

const { accountSid, authToken } = sandboxAccounts.voice;
const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
const calls = `/2010-04-01/Accounts/${accountSid}/Calls`;

let sandbox: RunningSandbox;
let placed: PlacedCall;
let page: Json;
let call: Json;

beforeAll(async () => {
  sandbox = await runningSandbox();
  placed = await placeCall(sandbox.url, "+442079460000");
  const { callsid } = await placed.browser.next("answer");
  page = await read(`${calls}.json`);
  call = await read(`${calls}/${String(callsid)}.json`);
});
afterAll(async () => {
  await placed.close();
  await sandbox.close();
});

async function read(path: string, init: RequestInit = {}): Promise<Json> {
  const reply = await fetch(`${sandbox.url}${path}`, {
    ...init,
    headers: { authorization, ...init.headers },
  });
  return json.parse(await reply.json());
}

function held(body: Json, path = `${calls}/CA1.json`, status = 200): Promise<void> {
  return expectPublishedTypes([{ method: "GET", path, status, body: JSON.stringify(body) }]);
}

test("a call and a page of calls are of Twilio's types", async () => {
  await held(call);
  await held(page, `${calls}.json`);
});

test.each([
  ["a missing field", ({ queue_time: _, ...rest }: Json) => rest, "required property 'queue_time'"],
  ["a field of the wrong type", (body: Json) => ({ ...body, queue_time: 0 }), "/queue_time must be string"],
  ["null where Twilio sends none", (body: Json) => ({ ...body, sid: null }), "/sid must be string"],
  ["a value outside the enum", (body: Json) => ({ ...body, status: "answered" }), "/status must be equal to"],
  [
    "a date in another form",
    (body: Json) => ({ ...body, date_created: "2026-01-01T12:00:00Z" }),
    "date-time",
  ],
  ["an unknown field", (body: Json) => ({ ...body, colour: "red" }), '("colour")'],
])("%s fails, also as an item of a page", async (_name, change, sentence) => {
  await expect(held(change(call))).rejects.toThrow(sentence);
  await expect(held({ ...page, calls: [change(call)] }, `${calls}.json`)).rejects.toThrow(sentence);
});

test("a page's own fields are held", async () => {
  const { uri: _, ...rest } = page;
  await expect(held(rest, `${calls}.json`)).rejects.toThrow("required property 'uri'");
  await expect(held({ ...page, total: 2 }, `${calls}.json`)).rejects.toThrow('("total")');
});

test.each([
  ["an unknown address", `${calls}/a.b.json`, {}, 404],
  ["a body in another form", `${calls}/CA1.json`, { "content-type": "text/csv" }, 415],
  ["a body that cannot be read", `${calls}/CA1.json`, { "content-type": "application/json" }, 400],
])("%s is refused in Twilio's own shape", async (_name, path, headers: Record<string, string>, status) => {
  const error = await read(path, { method: "POST", headers, body: "{" });
  expect(error.status).toBe(status);
  await held(error, path, status);
  await expect(held({ ...error, statusCode: status }, path, status)).rejects.toThrow('("statusCode")');
  await expect(held({ message: "no" }, path, status)).rejects.toThrow("required property 'status'");
});

test("the harness fails when the twin answered another thing than Twilio", async () => {
  await expect(
    expectPublishedTypes([{ method: "GET", path: `${calls}.json`, status: 200, body: JSON.stringify(call) }]),
  ).rejects.toThrow(`The twin differs from Twilio's types:\nGET ${calls}.json (200): Calls must have`);
});
