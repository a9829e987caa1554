import { expect, test } from "vitest";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { queryOf, readFilters } from "./call-filters.ts";

const ada: Contact = {
  id: "1",
  name: "Zoë",
  favourite: false,
  callerId: null,
  note: "",
  version: 1,
  numbers: ["+442079460001", "+4930123456"].map((number) => ({
    number: e164Schema.parse(number),
    label: "",
  })),
};

test.each([
  ["", {}],
  ["search=zoe", { numbers: "+442079460001,+4930123456" }],
  ["search=030 123", { digits: "30123" }],
  ["search=%2B1 212", { digits: "1212" }],
  ["search=0000", { digits: "0000" }],
  ["search=unknown", { numbers: "+10" }],
  ["country=DE", { country: "DE" }],
  ["country=x&from=y", {}],
  ["from=2026-03-01", { from: new Date(2026, 2, 1).toISOString() }],
  ["to=2026-03-31", { to: new Date(2026, 3, 1).toISOString() }],
])("%s asks for %j, and never for a name", (address, expected) => {
  expect(queryOf(readFilters(new URLSearchParams(address)), [ada])).toEqual(expected);
});
