import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Leg } from "#sandbox/voice/calls/leg.ts";
import { apiVersion, formatDate } from "#sandbox/voice/webhooks/parameters.ts";
import type { CallResource } from "./resources.ts";
import { accountPath } from "./rest-api.ts";

const { accountSid } = sandboxAccounts.voice;
export const callsPath = `${accountPath}/Calls`;

export function callResource(leg: Leg): CallResource {
  const uri = `${callsPath}/${leg.sid}`;
  const isCompleted = leg.status === "completed";
  const started = leg.answeredAt ?? leg.createdAt;
  return {
    sid: leg.sid,
    date_created: formatDate(leg.createdAt),
    date_updated: formatDate(leg.updatedAt),
    parent_call_sid: leg.parentSid,
    account_sid: accountSid,
    to: leg.to,
    to_formatted: leg.to,
    from: leg.from,
    from_formatted: leg.from,
    phone_number_sid: null,
    status: leg.status,
    start_time: formatDate(started),
    // Both are empty for calls that did not complete: busy, failed, unanswered, canceled.
    end_time: isCompleted && leg.endedAt ? formatDate(leg.endedAt) : null,
    duration: isCompleted ? String(leg.duration_s) : null,
    price: null,
    price_unit: "USD",
    direction: leg.direction,
    answered_by: null,
    api_version: apiVersion,
    forwarded_from: null,
    group_sid: null,
    caller_name: null,
    queue_time: "0",
    trunk_sid: null,
    uri: `${uri}.json`,
    subresource_uris: {},
  };
}
