import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallerIdRecord } from "#sandbox/voice/calls/validation-calls.ts";
import { apiVersion, formatDate } from "#sandbox/voice/webhooks/parameters.ts";
import type {
  AccountResource,
  ApplicationResource,
  NumberResource,
  OutgoingCallerIdResource,
} from "./resources.ts";
import { accountPath } from "./rest-api.ts";

const { accountSid, authToken, appSid, callerId } = sandboxAccounts.voice;
const numberSid = `PN${"0".repeat(32)}`;

const dates = {
  date_created: formatDate(new Date("2026-01-01T00:00:00Z")),
  date_updated: formatDate(new Date("2026-01-01T00:00:00Z")),
};
const noMessages = { sms_fallback_method: "POST", sms_fallback_url: "", sms_method: "POST", sms_url: "" };

/** The account itself. The carrier's own answer carries the token too. */
export function accountResource(): AccountResource {
  return {
    ...dates,
    auth_token: authToken,
    friendly_name: "Sandbox",
    owner_account_sid: accountSid,
    sid: accountSid,
    status: "active",
    subresource_uris: {},
    type: "Full",
    uri: `${accountPath}.json`,
  };
}

export function applicationResource(voiceUrl: string): ApplicationResource {
  return {
    ...dates,
    ...noMessages,
    account_sid: accountSid,
    api_version: apiVersion,
    friendly_name: "Sandbox",
    message_status_callback: "",
    public_application_connect_enabled: false,
    sid: appSid,
    sms_status_callback: "",
    status_callback: "",
    status_callback_method: "POST",
    uri: `${accountPath}/Applications/${appSid}.json`,
    voice_caller_id_lookup: false,
    voice_fallback_method: "POST",
    voice_fallback_url: "",
    voice_method: "POST",
    voice_url: voiceUrl,
  };
}

/** The account's number, which called people see. */
export function numberResource(): NumberResource {
  return {
    ...dates,
    ...noMessages,
    account_sid: accountSid,
    address_requirements: "none",
    address_sid: null,
    api_version: apiVersion,
    beta: false,
    bundle_sid: null,
    capabilities: { voice: true, sms: false, mms: false, fax: false },
    emergency_address_sid: null,
    emergency_address_status: "unregistered",
    emergency_status: "Inactive",
    friendly_name: callerId,
    identity_sid: null,
    origin: "twilio",
    phone_number: callerId,
    sid: numberSid,
    sms_application_sid: "",
    status: "in-use",
    status_callback: "",
    status_callback_method: "POST",
    trunk_sid: null,
    type: "local",
    uri: `${accountPath}/IncomingPhoneNumbers/${numberSid}.json`,
    voice_application_sid: "",
    voice_caller_id_lookup: false,
    voice_fallback_method: "POST",
    voice_fallback_url: "",
    voice_method: "POST",
    voice_receive_mode: "voice",
    voice_url: "",
  };
}

export function callerIdResource({
  sid,
  number,
  friendlyName,
  createdAt,
}: CallerIdRecord): OutgoingCallerIdResource {
  return {
    account_sid: accountSid,
    date_created: formatDate(createdAt),
    date_updated: formatDate(createdAt),
    friendly_name: friendlyName,
    phone_number: number,
    sid,
    uri: `${accountPath}/OutgoingCallerIds/${sid}.json`,
  };
}
