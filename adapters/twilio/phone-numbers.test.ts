import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CarrierNumbers } from "#domain/calls/carrier-numbers.ts";
import { CarrierError } from "#domain/calls/voice-carrier.ts";
import { servedTwin } from "#sandbox/testing/served-twin.ts";
import { voiceSandbox } from "#sandbox/voice/voice-sandbox.ts";
import { twilioCarrier } from "./twilio-voice.ts";

const { voice } = sandboxAccounts;
const base = `/2010-04-01/Accounts/${voice.accountSid}`;
const number = e164Schema.parse("+14155550110");
const publicUrl = "https://farline.example";
const twin = servedTwin((app) => voiceSandbox(app, { publicUrl }));
let numbers: CarrierNumbers;

beforeEach(() => {
  const options = { ...voice, publicUrl, apiUrl: twin.apiUrl };
  const { rented } = twilioCarrier(options, { timeout_ms: 60_000, attempts: 1, pause_ms: 1 });
  if (!rented) throw new Error("Twilio rents out numbers");
  numbers = rented;
});

test("finds numbers that are for rent, with their place and the papers they need", async () => {
  expect(await numbers.search({ country: "US", kind: "local", areaCode: "212", limit: 1 })).toEqual([
    { number: "+12125550110", country: "US", place: "New York, NY", needsDocuments: false },
  ]);
  expect(await numbers.search({ country: "DE", kind: "local", limit: 1 })).toMatchObject([
    { place: "Berlin", needsDocuments: true },
  ]);
  expect(await numbers.search({ country: "GB", kind: "mobile", digits: "00304", limit: 5 })).toMatchObject([
    { number: "+447700900304", place: "" },
  ]);
  expect(await numbers.search({ country: "AQ", kind: "local", limit: 1 })).toEqual([]);
});

test("buys a number under our id, with our webhook, and gives it back once", async () => {
  const id = randomUUID();
  const bought = await numbers.buy({ id, number });
  if (typeof bought === "string") throw new Error(bought);
  expect(twin.traffic.requests.at(-1)?.body).toMatchObject({
    FriendlyName: id,
    VoiceUrl: "https://farline.example/api/voice/twilio/incoming#rc=3&rp=all&rt=4000",
    VoiceMethod: "POST",
  });
  expect(await numbers.find(id)).toEqual({ ...bought, number, id });
  expect(await numbers.find(randomUUID())).toBeUndefined();
  expect(await numbers.list()).toMatchObject([{ id: undefined }, { number, id }]);
  expect(await numbers.buy({ id: randomUUID(), number })).toBe("taken");
  await numbers.release(bought.providerNumberId);
  await numbers.release(bought.providerNumberId);
  expect(await numbers.find(id)).toBeUndefined();
});

test("names what the carrier refuses, and what is not known", async () => {
  const berlin = e164Schema.parse("+493023125300");
  expect(await numbers.buy({ id: randomUUID(), number: berlin })).toBe("refused");
  twin.traffic.failAt(`${base}/IncomingPhoneNumbers.json`, { status: 503 });
  await expect(numbers.buy({ id: randomUUID(), number })).rejects.toThrow(CarrierError);
});
