import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const voice = sandboxCalls();
const number = "+14155550110";

test("available numbers are found by area, place and digits", async () => {
  const { local, mobile, tollFree } = twilioClient(voice.url).availablePhoneNumbers("US");
  const found = await local.list({ areaCode: 415, voiceEnabled: true, limit: 2 });
  expect(found).toMatchObject([
    {
      phoneNumber: number,
      locality: "San Francisco",
      region: "CA",
      isoCountry: "US",
      addressRequirements: "none",
    },
    { phoneNumber: "+14155550111" },
  ]);
  expect(await local.list({ inLocality: "Chicago", limit: 1 })).toHaveLength(1);
  expect(await local.list({ contains: "155550*12" })).toMatchObject([{ phoneNumber: "+14155550112" }]);
  expect(await local.list({ contains: "99999" })).toEqual([]);
  expect(await mobile.list()).toEqual([]);
  expect(await tollFree.list({ limit: 1 })).toMatchObject([{ phoneNumber: "+18005550110" }]);
});

test("a country without numbers is not found, and an unknown filter is refused", async () => {
  const client = twilioClient(voice.url);
  await expect(client.availablePhoneNumbers("ZZ").local.list()).rejects.toMatchObject({ code: 20_404 });
  await expect(client.availablePhoneNumbers("US").local.list({ nearNumber: number })).rejects.toMatchObject({
    code: 20_001,
  });
});

test("a number is bought once, found by its name, and released", async () => {
  const { incomingPhoneNumbers } = twilioClient(voice.url);
  const order = {
    phoneNumber: number,
    friendlyName: "mine",
    voiceUrl: "https://a.example/b",
    voiceMethod: "POST",
  };
  const { sid } = await incomingPhoneNumbers.create(order);
  await expect(incomingPhoneNumbers.create(order)).rejects.toMatchObject({ status: 400, code: 21_422 });
  expect(await twilioClient(voice.url).availablePhoneNumbers("US").local.list({ contains: number })).toEqual(
    [],
  );
  expect(await incomingPhoneNumbers.list({ friendlyName: "mine" })).toMatchObject([
    { sid, phoneNumber: number, voiceUrl: order.voiceUrl },
  ]);
  expect(await incomingPhoneNumbers.list({ friendlyName: "yours" })).toEqual([]);
  await incomingPhoneNumbers(sid).remove();
  await expect(incomingPhoneNumbers(sid).remove()).rejects.toMatchObject({ status: 404, code: 20_404 });
});

test("a number whose country asks for an address is sold with one alone", async () => {
  const { incomingPhoneNumbers } = twilioClient(voice.url);
  const order = { phoneNumber: "+493023125300" };
  await expect(incomingPhoneNumbers.create(order)).rejects.toMatchObject({ code: 21_631 });
  await incomingPhoneNumbers.create({ ...order, addressSid: `AD${"0".repeat(32)}` });
});

test("what is no number, not in stock or the account's own is not sold", async () => {
  const { incomingPhoneNumbers } = twilioClient(voice.url);
  await expect(incomingPhoneNumbers.create({ phoneNumber: "mine" })).rejects.toMatchObject({ code: 21_421 });
  for (const phoneNumber of ["+14155552671", sandboxAccounts.voice.callerId]) {
    await expect(incomingPhoneNumbers.create({ phoneNumber })).rejects.toMatchObject({ code: 21_422 });
  }
  await expect(incomingPhoneNumbers.create({ areaCode: "415" })).rejects.toMatchObject({ code: 21_421 });
});
