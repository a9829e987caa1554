import { expect, test } from "vitest";
import { e164Schema } from "./phone-number.ts";
import { readCaller } from "./read-caller.ts";

const london = "+442079460000";
test.each([
  ["+4930123456", london, "+4930123456", "as it is called"],
  ["+4407911123456", london, "+447911123456", "a zero behind the country code"],
  ["+49030123456", london, "+4930123456", "a zero behind the country code"],
  ["+5215512345678", london, "+525512345678", "the 1 of Mexican mobiles until 2019"],
  ["004930123456", london, "+4930123456", "an exit code"],
  ["07911123456", london, "+447911123456", "within the country of the called number"],
  ["+07911123456", london, "+447911123456", "a plus before a national number"],
  ["2075550134", "+12075550100", "+12075550134", "without a zero of its own"],
  ["+12345", london, "+12345", "a number of no plan"],
  ["12345", london, null, "a short code"],
  ["", london, null, "nothing"],
  ["sip:ada@example.com", london, null, "an address"],
  ["Ada", london, null, "a name"],
])("%s to %s is %s: %s", (shown, called, number, _way) => {
  expect(readCaller(shown, e164Schema.parse(called))).toBe(number);
});
