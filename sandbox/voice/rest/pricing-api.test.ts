import { expect, test } from "vitest";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const { accountSid, authToken, apiKeySid, apiKeySecret } = sandboxAccounts.voice;
const authorization = `Basic ${btoa(`${accountSid}:${authToken}`)}`;
const pageSchema = z.object({
  countries: z.array(z.record(z.string(), z.unknown())),
  meta: z.record(z.string(), z.unknown()),
});
const voice = sandboxCalls();

const read = async (path: string) =>
  (await fetch(`${voice.url}/v2/Voice/Countries${path}`, { headers: { authorization } })).json();

test("the carrier's package lists all countries over pages of any size, with either key", async () => {
  const all = await twilioClient(voice.url).pricing.v2.voice.countries.list();
  expect(all.map(({ isoCountry }) => isoCountry)).toContain("JM");
  const client = twilioClient(voice.url, [apiKeySid, apiKeySecret]);
  const paged = await client.pricing.v2.voice.countries.list({ pageSize: 3 });
  expect(paged.map(({ isoCountry }) => isoCountry)).toEqual(all.map(({ isoCountry }) => isoCountry));
});

test("a country has the documented fields", async () => {
  expect(await read("/GB")).toEqual({
    country: "United Kingdom",
    iso_country: "GB",
    price_unit: "USD",
    url: "https://pricing.twilio.com/v2/Voice/Countries/GB",
    inbound_call_prices: [],
    outbound_prefix_prices: expect.arrayContaining([
      {
        base_price: "0.0293",
        current_price: "0.0293",
        destination_prefixes: ["447"],
        friendly_name: "Programmable Outbound Minute - United Kingdom - Mobile",
        origination_prefixes: ["ALL"],
      },
    ]),
  });
});

test("a page has the documented fields, and no prices", async () => {
  const { countries, meta } = pageSchema.parse(await read("?PageSize=2&Page=1"));
  expect(countries).toHaveLength(2);
  expect(Object.keys(countries[0] ?? {}).sort()).toEqual(["country", "iso_country", "url"]);
  expect(meta).toEqual({
    page: 1,
    page_size: 2,
    first_page_url: "https://pricing.twilio.com/v2/Voice/Countries?PageSize=2&Page=0",
    previous_page_url: "https://pricing.twilio.com/v2/Voice/Countries?PageSize=2&Page=0",
    url: "https://pricing.twilio.com/v2/Voice/Countries?PageSize=2&Page=1",
    next_page_url: "https://pricing.twilio.com/v2/Voice/Countries?PageSize=2&Page=2",
    key: "countries",
  });
});

test("an unknown country, and a request without keys, are refused as the carrier does", async () => {
  expect(await read("/ZZ")).toMatchObject({ code: 20_404, status: 404 });
  for (const path of ["", "/GB"])
    expect((await fetch(`${voice.url}/v2/Voice/Countries${path}`)).status).toBe(401);
});
