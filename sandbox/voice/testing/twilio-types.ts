import type { Definition } from "ts-json-schema-generator";
import { PublishedTypes, schemasOf } from "#sandbox/testing/published-types.ts";

const published = await schemasOf({
  package: "twilio",
  files:
    "lib/{interfaces,base/{Page,RestException},rest/api/v2010/{account,account/{call,call/userDefinedMessage,application,incomingPhoneNumber,outgoingCallerId,recording,validationRequest,availablePhoneNumberCountry/{local,mobile,tollFree}}}}.d.ts",
  types: [
    ...["CallResource", "CallPayload", "RestExceptionError", "AccountResource", "ApplicationResource"],
    ...["IncomingPhoneNumberResource", "IncomingPhoneNumberPayload", "OutgoingCallerIdPayload"],
    "UserDefinedMessageResource",
    "OutgoingCallerIdResource",
    ...["RecordingResource", "RecordingPayload"],
    "ValidationRequestResource",
    ...["Local", "Mobile", "TollFree"].flatMap((kind) => [`${kind}Resource`, `${kind}Payload`]),
  ],
});

/**
 * Twilio's types know no null. These fields may be empty by their comments in the package and by the examples at
 * https://www.twilio.com/docs/voice/api/call-resource.
 */
const emptyOfCall = [
  "parent_call_sid",
  "phone_number_sid",
  "start_time",
  "end_time",
  "duration",
  "price",
  "price_unit",
  "answered_by",
  "forwarded_from",
  "group_sid",
  "caller_name",
  "trunk_sid",
];

/** By the examples at https://www.twilio.com/docs/phone-numbers/api/incomingphonenumber-resource. */
const emptyOfNumber = ["address_sid", "bundle_sid", "emergency_address_sid", "identity_sid", "trunk_sid"];

/** By the examples at https://www.twilio.com/docs/phone-numbers/api/availablephonenumber-resource. */
const emptyOfAvailable = [
  "lata",
  "locality",
  "rate_center",
  "latitude",
  "longitude",
  "region",
  "postal_code",
];

/** By the examples at https://www.twilio.com/docs/voice/api/recording. */
const emptyOfRecording = ["conference_sid", "encryption_details", "error_code", "price"];

/** The first page has none before it, and the last none after it. */
const emptyOfPage = ["next_page_uri", "previous_page_uri"];

function withNull(definition: Definition | undefined, names: readonly string[]): Definition {
  const { properties = {}, ...rest } = definition ?? {};
  const nullable = names.map((name) => [name, { anyOf: [properties[name] ?? {}, { type: "null" }] }]);
  return { ...rest, properties: { ...properties, ...Object.fromEntries(nullable) } };
}

/** The package's type admits every field; `start` and `end` are the others of https://www.twilio.com/docs/usage/twilios-response#pagination. */
function pageSchema(payload: Definition | undefined): Definition {
  const { properties = {}, ...rest } = withNull(payload, emptyOfPage);
  const position = { type: "integer" } as const;
  return {
    ...rest,
    properties: { ...properties, start: position, end: position },
    additionalProperties: false,
  };
}

/**
 * The package reads `more_info` from the body into `moreInfo`. Both it and `code` are for numbered errors:
 * https://www.twilio.com/docs/usage/twilios-response#exceptions.
 */
function errorSchema(): Definition {
  const { properties: { moreInfo = {}, ...properties } = {}, ...rest } = published.RestExceptionError ?? {};
  return {
    ...rest,
    properties: { ...properties, more_info: moreInfo },
    required: ["status", "message"],
    dependencies: { code: ["more_info"], more_info: ["code"] },
  };
}

/** Twilio's dates are RFC 2822 in UTC: Thu, 01 Jan 2026 12:00:00 +0000. */
const rfc2822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d \+0000$/;

/** The pages and items below an account's path, by the path's last list, and the package's types for them. */
const pages: Readonly<Record<string, string>> = {
  Calls: "CallPayload",
  IncomingPhoneNumbers: "IncomingPhoneNumberPayload",
  OutgoingCallerIds: "OutgoingCallerIdPayload",
  Recordings: "RecordingPayload",
};
const resources: Readonly<Record<string, string>> = {
  "": "AccountResource",
  Calls: "CallResource",
  Applications: "ApplicationResource",
  UserDefinedMessages: "UserDefinedMessageResource",
  OutgoingCallerIds: "OutgoingCallerIdResource",
  Recordings: "RecordingResource",
  IncomingPhoneNumbers: "IncomingPhoneNumberResource",
};
/** Lists of available numbers, whose path has the country before. */
const available = ["Local", "Mobile", "TollFree"];

const types = new PublishedTypes(
  {
    ...published,
    CallResource: withNull(published.CallResource, emptyOfCall),
    RecordingResource: withNull(published.RecordingResource, emptyOfRecording),
    IncomingPhoneNumberResource: withNull(published.IncomingPhoneNumberResource, emptyOfNumber),
    ...Object.fromEntries(
      Object.entries(pages).map(([list, payload]) => [list, pageSchema(published[payload])]),
    ),
    ...Object.fromEntries(
      available.flatMap((kind) => [
        [kind, pageSchema(published[`${kind}Payload`])],
        [`${kind}Resource`, withNull(published[`${kind}Resource`], emptyOfAvailable)],
      ]),
    ),
    RestError: errorSchema(),
  },
  { "date-time": (text) => rfc2822.test(text) },
);

/** Things that a post to their list makes, where the answer is of a type of its own. */
const made: Readonly<Record<string, string>> = { OutgoingCallerIds: "ValidationRequestResource" };

/** Lists the differences between a REST API answer and Twilio's own types. */
export function answerFaults(status: number, path: string, answer: unknown, method = "GET"): string[] {
  if (status >= 400) return types.faults("RestError", answer);
  const [, list = "", item, part] =
    /\/Accounts\/[^/.]+(?:\/(\w+))?(\/\w+)?(?:\/(\w+))?\.json$/.exec(path) ?? [];
  const isPage = item === undefined && list !== "" && status !== 201;
  const type =
    (method === "POST" && item === undefined && made[list]) ||
    (isPage || list === "AvailablePhoneNumbers" ? (part ?? list) : resources[part ?? list]);
  return type === undefined ? [`no published type is known for ${path}`] : types.faults(type, answer);
}
