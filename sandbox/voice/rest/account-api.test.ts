import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const { accountSid, authToken, apiKeySid, apiKeySecret, appSid, callerId } = sandboxAccounts.voice;
const voice = sandboxCalls();

test("the account's token reads the account, and an API key does not", async () => {
  const account = await twilioClient(voice.url).api.v2010.accounts(accountSid).fetch();
  expect(account).toMatchObject({ sid: accountSid, status: "active", type: "Full" });
  const withKey = twilioClient(voice.url, [apiKeySid, apiKeySecret]);
  await expect(withKey.api.v2010.accounts(accountSid).fetch()).rejects.toMatchObject({
    status: 401,
    code: 20_003,
  });
});

test("an API key reads the application, whose webhook is the app's", async () => {
  const client = twilioClient(voice.url, [apiKeySid, apiKeySecret]);
  expect(await client.applications(appSid).fetch()).toMatchObject({
    voiceUrl: `${voice.app.url}/api/voice/outgoing#rc=3&rp=all&rt=4000`,
    voiceMethod: "POST",
  });
  await expect(client.applications(`AP${"1".repeat(32)}`).fetch()).rejects.toMatchObject({ code: 20_404 });
});

test("numbers are found by their parts, and none is a verified caller ID", async () => {
  const client = twilioClient(voice.url);
  const countOf = async (phoneNumber: string) =>
    (await client.incomingPhoneNumbers.list({ phoneNumber })).length;
  for (const part of [callerId, "555", "+1202555*100"]) expect(await countOf(part), part).toBe(1);
  for (const part of ["+44", "999"]) expect(await countOf(part), part).toBe(0);
  expect(await client.outgoingCallerIds.list({ phoneNumber: callerId })).toEqual([]);
});

test.each([
  `${accountSid}.json`,
  `${accountSid}/Applications/${appSid}.json`,
  `${accountSid}/IncomingPhoneNumbers.json`,
  `${accountSid}/OutgoingCallerIds.json`,
])("%s is refused without keys, and not found for another account", async (path) => {
  const url = `${voice.url}/2010-04-01/Accounts/${path}`;
  expect((await fetch(url)).status).toBe(401);
  const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
  const other = url.replace(accountSid, `AC${"1".repeat(32)}`);
  expect((await fetch(other, { headers: { authorization } })).status).toBe(404);
});
