import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { CallAuthorisation, Settlement } from "#domain/calls/call-store.ts";

/** The time of calls that are made through Node. */
export const at = new Date("2026-11-21T10:00:00Z");

/** The call of every measurement: holds four minutes and charges one. */
export const call = {
  carrier: "twilio",
  number: e164Schema.parse("+442079460000"),
  newNumber: false,
  hold_mc: 4_000,
  terms: {
    ...{ country: "GB", destination: "United Kingdom", limit_s: 240 },
    rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  },
} satisfies Partial<CallAuthorisation>;

export const settlement: Settlement = {
  outcome: { status: "completed", answered_s: 60, childCallId: "CAchild" },
  ...{ cost_mc: 1_000, lost_mc: 0, at },
};
