import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { control } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { dialTwiml } from "#sandbox/voice/testing/stand-in-app.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const own = "+447400123456";
const london = "+442079460000";
const voice = sandboxCalls();
const { call } = voice;

async function request(phoneNumber = own) {
  const statusCallback = `${voice.app.url}/verified#rc=3&rp=all`;
  const asked = await twilioClient(voice.url).validationRequests.create({ phoneNumber, statusCallback });
  return {
    ...asked,
    callback: () => eventually(() => callbacks().find(({ CallSid }) => CallSid === asked.callSid)),
  };
}
const callbacks = () => voice.app.webhooks.flatMap(({ path, form }) => (path === "/verified" ? [form] : []));
const rings = (number = own) =>
  eventually(async () => ((await control(voice.url)).body as { ringing: string[] }).ringing.includes(number));
async function validate(number = own) {
  const { validationCode: code, callback } = await request(number);
  await rings(number);
  await control(voice.url, "code", { number, code });
  return callback();
}

test("a telephone rings, and its number is validated by the code that is typed there", async () => {
  const client = twilioClient(voice.url);
  const asked = await request();
  expect(asked).toMatchObject({ phoneNumber: own, friendlyName: own });
  expect(asked.validationCode).toMatch(/^\d{6}$/);
  await rings();
  expect(await client.outgoingCallerIds.list()).toEqual([]);
  await control(voice.url, "code", { number: own, code: asked.validationCode });
  const { OutgoingCallerIdSid, ...form } = await asked.callback();
  expect(form).toMatchObject({ To: own, CallStatus: "completed", VerificationStatus: "success" });
  const [record] = await client.outgoingCallerIds.list({ phoneNumber: own });
  expect(record).toMatchObject({ sid: OutgoingCallerIdSid, phoneNumber: own, friendlyName: own });
  expect(await client.outgoingCallerIds.list({ phoneNumber: london })).toEqual([]);
});

test("a wrong code, a busy telephone and one that is not answered fail", async () => {
  const wrong = await request();
  await rings();
  await control(voice.url, "code", { number: own, code: wrong.validationCode === "000000" ? "1" : "000000" });
  expect(await wrong.callback()).toMatchObject({ VerificationStatus: "failed", CallStatus: "completed" });
  const busy = await request("+447400120101");
  expect(await busy.callback()).toMatchObject({ VerificationStatus: "failed", CallStatus: "busy" });
  await voice.restart({ validation_ms: 10 });
  const late = await request();
  expect(await late.callback()).toMatchObject({ VerificationStatus: "failed", CallStatus: "no-answer" });
  expect(await twilioClient(voice.url).outgoingCallerIds.list()).toEqual([]);
});

test("a validated number is refused with 21450 until it is deleted, and an unknown parameter is refused", async () => {
  const client = twilioClient(voice.url);
  const { OutgoingCallerIdSid = "" } = await validate();
  await expect(request()).rejects.toMatchObject({ status: 400, code: 21_450 });
  expect(await client.outgoingCallerIds(OutgoingCallerIdSid).remove()).toBe(true);
  await expect(client.outgoingCallerIds(OutgoingCallerIdSid).remove()).rejects.toMatchObject({
    code: 20_404,
  });
  await request();
  await expect(client.validationRequests.create({ phoneNumber: own, extension: "12" })).rejects.toMatchObject(
    { code: 20_001 },
  );
});

test("a call shows the account's number or a validated one, and no other", async () => {
  const { accountSid, authToken, callerId } = sandboxAccounts.voice;
  const shows = (number: string) => {
    voice.app.respond = ({ form }) => ({ body: dialTwiml(form.To ?? "").replace(callerId, number) });
  };
  const children = async () => {
    const answer = await fetch(`${voice.url}/2010-04-01/Accounts/${accountSid}/Calls.json`, {
      headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
    });
    const { calls } = (await answer.json()) as { calls: { direction: string; from: string }[] };
    return calls.flatMap(({ direction, from }) => (direction === "outbound-dial" ? [from] : []));
  };
  shows(own);
  const refused = await call(london);
  expect(await refused.browser.next("hangup")).toMatchObject({
    error: { message: expect.stringContaining("13214") },
  });
  expect(await children()).toEqual([]);
  await validate();
  shows(own);
  const { browser } = await call(london);
  await browser.next("answer");
  expect(await children()).toEqual([own]);
});

test("the page of the telephones types the code without scripts", async () => {
  const { validationCode: code, callSid, callback } = await request();
  await rings();
  const page = `${voice.url}/caller-ids`;
  expect(await (await fetch(page)).text()).toContain(`${own} rings`);
  const answer = await fetch(page, { method: "POST", body: new URLSearchParams({ call: callSid, code }) });
  expect(await answer.text()).toContain(`<li>${own}</li>`);
  expect(await callback()).toMatchObject({ VerificationStatus: "success" });
});

describe("a call of the app's", () => {
  const { callerId } = sandboxAccounts.voice;
  const twiml =
    '<Response><Gather action="/digits" numDigits="6"><Say>Type</Say></Gather><Hangup/></Response>';
  const create = (given: object = {}) =>
    twilioClient(voice.url).calls.create({
      to: own,
      from: callerId,
      twiml: twiml.replace("/digits", `${voice.app.url}/digits`),
      statusCallback: `${voice.app.url}/over`,
      ...given,
    });
  const paths = () => voice.app.webhooks.map(({ path, form }) => [path, form.CallStatus, form.Digits]);

  test("rings, sends the digits that are typed, and reports its end", async () => {
    const { sid, direction } = await create();
    expect(direction).toBe("outbound-api");
    await rings();
    await control(voice.url, "code", { number: own, code: "1234567" });
    await eventually(() => paths().length === 2);
    expect(paths()).toEqual([
      ["/digits", "in-progress", "123456"],
      ["/over", "completed", undefined],
    ]);
    expect(await twilioClient(voice.url).calls(sid).fetch()).toMatchObject({ status: "completed", to: own });
  });

  test("that is not answered in its time ends so", async () => {
    await create({ timeout: 1 });
    await eventually(() => paths().length === 1);
    expect(paths()).toEqual([["/over", "no-answer", undefined]]);
  });

  test.each<[string, object, number]>([
    ["shows a number that is not validated", { from: london }, 21_210],
    ["goes to no number", { to: "123" }, 21_211],
    ["has instructions of another kind", { twiml: "<Response><Hangup/></Response>" }, 20_001],
    ["has instructions that cannot be read", { twiml: "<Response>" }, 20_001],
    ["has a parameter that the sandbox does not know", { sendDigits: "1" }, 20_001],
  ])("that %s is refused", async (_name, given, code) => {
    await expect(create(given)).rejects.toMatchObject({ status: 400, code });
  });
});
