import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Recording, Recordings } from "#sandbox/voice/calls/recordings.ts";
import { apiVersion, formatDate } from "#sandbox/voice/webhooks/parameters.ts";
import { sendNotFound, sendRestError } from "./errors.ts";
import type { RecordingResource } from "./resources.ts";
import { accountPath, pageQuery, sendList } from "./rest-api.ts";

const path = `${accountPath}/Recordings`;
const params = z.object({ sid: z.string() });
/** The list's other filters, by date and by conference, and deleted recordings are nothing that this sandbox has. */
const listQuery = pageQuery.extend({ CallSid: z.string().optional() }).strict();

function recordingResource({
  sid,
  callSid,
  startedAt,
  duration_s,
  status = "completed",
}: Recording): RecordingResource {
  const uri = `${path}/${sid}`;
  return {
    account_sid: sandboxAccounts.voice.accountSid,
    api_version: apiVersion,
    call_sid: callSid,
    channels: 1,
    conference_sid: null,
    date_created: formatDate(startedAt),
    date_updated: formatDate(startedAt),
    duration: status === "completed" ? String(duration_s) : null,
    encryption_details: null,
    error_code: null,
    media_url: `https://api.twilio.com${uri}`,
    price: null,
    price_unit: "USD",
    sid,
    source: "RecordVerb",
    start_time: formatDate(startedAt),
    status,
    subresource_uris: {
      add_on_results: `${uri}/AddOnResults.json`,
      transcriptions: `${uri}/Transcriptions.json`,
    },
    uri: `${uri}.json`,
  };
}

/** The carrier's REST API for recordings: https://www.twilio.com/docs/voice/api/recording */
export function recordingsApi(scope: FastifyInstance, recordings: Recordings): void {
  scope.get(`${path}.json`, (request, reply) => {
    const parsed = listQuery.safeParse(request.query);
    if (!parsed.success) return sendRestError(reply, 400, 20_001, "Invalid or unsupported parameter");
    const query = parsed.data;
    const listed = recordings
      .newest()
      .filter(({ callSid }) => query.CallSid === undefined || callSid === query.CallSid);
    return sendList(reply, "recordings", listed.map(recordingResource), query);
  });
  scope.get(`${path}/:sid(^[^/.]+).wav`, (request, reply) => {
    const recording = recordings.get(params.parse(request.params).sid);
    return recording && (recording.status ?? "completed") === "completed"
      ? reply.type("audio/x-wav").send(recording.wav)
      : sendNotFound(reply);
  });
  scope.delete(`${path}/:sid(^[^/.]+).json`, (request, reply) =>
    recordings.take(params.parse(request.params).sid) ? reply.code(204).send() : sendNotFound(reply),
  );
}
