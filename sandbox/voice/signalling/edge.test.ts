import { expect, test } from "vitest";
import { edgeOf } from "./edge.ts";

test.each([
  ["voice-js.dublin.twilio.com", "dublin", "EU_IRELAND"],
  ["voice-js.sao-paulo.twilio.com:443", "sao-paulo", "SOUTH_AMERICA_SAO_PAULO"],
  ["voice-js.roaming.twilio.com", "sandbox", "sandbox"],
  ["voice-js.mars.twilio.com", "sandbox", "sandbox"],
  ["voice-js.dublin.twilio.com.example", "sandbox", "sandbox"],
  ["localhost:3100", "sandbox", "sandbox"],
  [undefined, "sandbox", "sandbox"],
])("a connection to %s is taken at %s", (host, edge, region) => {
  expect(edgeOf(host)).toEqual({ edge, region });
});
