import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Recording, Recordings } from "#sandbox/voice/calls/recordings.ts";
import { apiVersion, formatDate } from "#sandbox/voice/webhooks/parameters.ts";
import { sendNotFound } from "./errors.ts";
import { accountPath, pageQuery, restApi, sendList } from "./rest-api.ts";

const path = `${accountPath}/Recordings`;
const params = z.object({ sid: z.string() });
const listQuery = pageQuery.extend({ CallSid: z.string().optional() });

function recordingResource({ sid, callSid, startedAt, duration_s }: Recording) {
  const uri = `${path}/${sid}`;
  return {
    account_sid: sandboxAccounts.voice.accountSid,
    api_version: apiVersion,
    call_sid: callSid,
    channels: 1,
    conference_sid: null,
    date_created: formatDate(startedAt),
    date_updated: formatDate(startedAt),
    duration: String(duration_s),
    encryption_details: null,
    error_code: null,
    media_url: `https://api.twilio.com${uri}`,
    price: null,
    price_unit: "USD",
    sid,
    source: "RecordVerb",
    start_time: formatDate(startedAt),
    status: "completed",
    subresource_uris: {
      add_on_results: `${uri}/AddOnResults.json`,
      transcriptions: `${uri}/Transcriptions.json`,
    },
    uri: `${uri}.json`,
  };
}

/** The carrier's REST API for recordings: https://www.twilio.com/docs/voice/api/recording */
export function recordingsApi(app: FastifyInstance, recordings: Recordings): void {
  restApi(app, (scope) => {
    scope.get(`${path}.json`, (request, reply) => {
      const query = listQuery.parse(request.query);
      const listed = recordings
        .list()
        .filter(({ callSid }) => query.CallSid === undefined || callSid === query.CallSid);
      return sendList(reply, "recordings", listed.map(recordingResource), query);
    });
    scope.get(`${path}/:sid(^[^/.]+).json`, (request, reply) => {
      const recording = recordings.find(params.parse(request.params).sid);
      return recording ? reply.send(recordingResource(recording)) : sendNotFound(reply);
    });
    scope.get(`${path}/:sid(^[^/.]+).wav`, (request, reply) => {
      const recording = recordings.find(params.parse(request.params).sid);
      return recording ? reply.type("audio/x-wav").send(recording.wav) : sendNotFound(reply);
    });
    scope.delete(`${path}/:sid(^[^/.]+).json`, (request, reply) =>
      recordings.remove(params.parse(request.params).sid) ? reply.code(204).send() : sendNotFound(reply),
    );
  });
}
