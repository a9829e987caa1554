import { afterEach, beforeEach, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { type CarrierCallerIds, CarrierError } from "#domain/calls/voice-carrier.ts";
import { control } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { type RunningSandbox, runningSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { formMessage } from "./testing/form-message.ts";
import { twilioCarrier } from "./twilio-voice.ts";

const own = e164Schema.parse("+447400123456");
const request = {
  userId: "3b241101-e2bb-4255-8caf-4136c566a962",
  id: "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f",
};
let twin: RunningSandbox;
let callerIds: CarrierCallerIds;

beforeEach(async () => {
  twin = await runningSandbox();
  const options = { ...sandboxAccounts.voice, publicUrl: twin.app.url, apiUrl: twin.url };
  const carrier = twilioCarrier(options, { timeout_ms: 60_000, attempts: 2, pause_ms: 1 });
  if (!carrier.callerIds) throw new Error("Twilio verifies caller IDs");
  callerIds = carrier.callerIds;
});
afterEach(() => twin.close());

const read = (path: string, form: Record<string, string>) => callerIds.readReport(formMessage(path, form));

test("a number is called, its report names the request, and it is found, taken and removed", async () => {
  const call = await callerIds.verify(own, request);
  if (typeof call === "string") throw new Error(call);
  expect(await callerIds.find(own)).toBeUndefined();
  const webhook = await eventually(async () => {
    await control(twin.url, "code", { number: own, code: call.code });
    return twin.app.webhooks[0];
  });
  const report = read(webhook.path, webhook.form);
  expect(report).toEqual({
    ...request,
    providerCallId: call.providerCallId,
    providerNumberId: expect.any(String),
  });
  const record = await callerIds.find(own);
  expect(record).toEqual({
    providerNumberId: report.providerNumberId,
    requestId: request.id,
    verifiedAt: expect.any(Date),
  });
  expect(await callerIds.verify(own, request)).toBe("taken");
  for (let n = 0; n < 2; n++) await callerIds.remove(String(report.providerNumberId));
  expect(await callerIds.find(own)).toBeUndefined();
});

test("a number that the carrier does not call is refused, and its silence is an error", async () => {
  expect(await callerIds.verify(e164Schema.parse("+123"), request)).toBe("refused");
  await twin.close();
  await expect(callerIds.verify(own, request)).rejects.toThrow(CarrierError);
  twin = await runningSandbox();
});

const path = `/api/voice/twilio/caller-id?user=${request.userId}&id=${request.id}`;

test("a report without a code is a failure", () => {
  const form = { CallSid: "CA1", VerificationStatus: "failed", OutgoingCallerIdSid: "PN1" };
  expect(read(path, form)).toEqual({ ...request, providerCallId: "CA1", providerNumberId: null });
});

test.each([
  [
    "no request",
    "/api/voice/twilio/caller-id",
    { VerificationStatus: "success", OutgoingCallerIdSid: "PN1" },
  ],
  ["an unknown status", path, { VerificationStatus: "pending" }],
  ["a success without its number", path, { VerificationStatus: "success" }],
])("a report with %s is not understood", (_name, address, form) => {
  expect(() => read(address, { CallSid: "CA1", ...form })).toThrow(CarrierError);
});

const codePath = `/api/voice/twilio/caller-id/code?user=${request.userId}&id=${request.id}&language=de`;
const prompt = { sentence: "Geben Sie die Ziffern ein.", language: "de", limit_s: 60 } as const;

test("a number is called by us, and the digits and the end of the call name the request", async () => {
  const call = await callerIds.askForCode(own, request, prompt);
  if (call === "refused") throw new Error(call);
  twin.app.respond = () => ({ body: "<Response><Say>Danke</Say><Hangup/></Response>" });
  await eventually(async () => {
    await control(twin.url, "code", { number: own, code: "123456" });
    return twin.app.webhooks.length === 2;
  });
  const typed = twin.app.webhooks.map(({ path, form }) => callerIds.readTyped(formMessage(path, form)));
  const { providerCallId } = call;
  expect(typed).toEqual([
    { ...request, language: "de", providerCallId, digits: "123456" },
    { ...request, language: "de", providerCallId, digits: null },
  ]);
  expect(await callerIds.find(own)).toBeUndefined();
});

test("a call of ours that is not answered is over, and one that the carrier does not make is refused", async () => {
  await callerIds.askForCode(e164Schema.parse("+447400120101"), request, prompt);
  const { path, form } = await eventually(async () => twin.app.webhooks[0]);
  expect(form.CallStatus).toBe("busy");
  expect(callerIds.readTyped(formMessage(path, form))).toMatchObject({ digits: null });
  expect(await callerIds.askForCode(e164Schema.parse("+123"), request, prompt)).toBe("refused");
  await twin.close();
  await expect(callerIds.askForCode(own, request, prompt)).rejects.toThrow(CarrierError);
  twin = await runningSandbox();
});

test.each([
  ["no language", codePath.replace("language=de", "language=xx"), { CallStatus: "in-progress", Digits: "1" }],
  ["no request", "/api/voice/twilio/caller-id/code?language=de", { CallStatus: "in-progress", Digits: "1" }],
  ["no digits", codePath, { CallStatus: "in-progress" }],
  ["an unknown status", codePath, { CallStatus: "maybe", Digits: "1" }],
])("digits with %s are not understood", (_name, address, form) => {
  expect(() => callerIds.readTyped(formMessage(address, { CallSid: "CA1", ...form }))).toThrow(CarrierError);
});
