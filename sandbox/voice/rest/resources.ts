/** Twilio's resources as the twin sends them. */

import type { ApplicationInstance } from "twilio/lib/rest/api/v2010/account/application.js";
import type { LocalInstance } from "twilio/lib/rest/api/v2010/account/availablePhoneNumberCountry/local.js";
import type { UserDefinedMessageInstance } from "twilio/lib/rest/api/v2010/account/call/userDefinedMessage.js";
import type { CallInstance } from "twilio/lib/rest/api/v2010/account/call.js";
import type { IncomingPhoneNumberInstance } from "twilio/lib/rest/api/v2010/account/incomingPhoneNumber.js";
import type { OutgoingCallerIdInstance } from "twilio/lib/rest/api/v2010/account/outgoingCallerId.js";
import type { RecordingInstance } from "twilio/lib/rest/api/v2010/account/recording.js";
import type { ValidationRequestInstance } from "twilio/lib/rest/api/v2010/account/validationRequest.js";
import type { AccountInstance } from "twilio/lib/rest/api/v2010/account.js";

type Made = abstract new (version: never, payload: never, ...path: never[]) => unknown;
type PayloadOf<I extends Made> = ConstructorParameters<I>[1];

/**
 * The body that an instance of Twilio's package is made of. The package's types know no null and write a date as `Date`:
 * `Empty` names the fields that may be null, by their comments there and by the examples of the documentation.
 */
type Sent<I extends Made, Empty extends keyof PayloadOf<I> = never> = {
  [K in keyof PayloadOf<I>]:
    | (PayloadOf<I>[K] extends Date ? string : PayloadOf<I>[K])
    | (K extends Empty ? null : never);
};

export type AccountResource = Sent<typeof AccountInstance>;
export type ApplicationResource = Sent<typeof ApplicationInstance>;
export type UserDefinedMessageResource = Sent<typeof UserDefinedMessageInstance>;
export type OutgoingCallerIdResource = Sent<typeof OutgoingCallerIdInstance>;
export type ValidationRequestResource = Sent<typeof ValidationRequestInstance>;
/** https://www.twilio.com/docs/voice/api/call-resource */
export type CallResource = Sent<
  typeof CallInstance,
  | "answered_by"
  | "caller_name"
  | "duration"
  | "end_time"
  | "forwarded_from"
  | "group_sid"
  | "parent_call_sid"
  | "phone_number_sid"
  | "price"
  | "start_time"
  | "trunk_sid"
>;
/** https://www.twilio.com/docs/voice/api/recording */
export type RecordingResource = Sent<
  typeof RecordingInstance,
  "conference_sid" | "duration" | "encryption_details" | "error_code" | "price"
>;
/** https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource */
export type NumberResource = Sent<
  typeof IncomingPhoneNumberInstance,
  "address_sid" | "bundle_sid" | "emergency_address_sid" | "identity_sid" | "trunk_sid"
>;
/** Of every kind of number: https://www.twilio.com/docs/phone-numbers/api/availablephonenumber-resource */
export type AvailableNumberResource = Sent<
  typeof LocalInstance,
  "lata" | "latitude" | "locality" | "longitude" | "postal_code" | "rate_center" | "region"
>;
