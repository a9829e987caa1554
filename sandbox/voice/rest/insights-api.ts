import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallRecords } from "#sandbox/voice/calls/call-log.ts";
import type { Leg } from "#sandbox/voice/calls/leg.ts";
import { sendNotFound } from "./errors.ts";

/** The API has a host of its own at the carrier, which its addresses name. */
const origin = "https://insights.twilio.com";
const callParams = z.object({ call: z.string() });
const summaryQuery = z.object({
  ProcessingState: z.enum(["complete", "partial", "all"]).default("complete"),
});

/**
 * The summary of a call by an account with Voice Insights Advanced Features, with the parts that count packets:
 * https://www.twilio.com/docs/voice/voice-insights/api/call/call-summary-resource
 */
export function insightsApi(scope: FastifyInstance, log: CallRecords, complete_ms: number): void {
  scope.get("/v1/Voice/:call/Summary", async (request, reply) => {
    const { call } = callParams.parse(request.params);
    const { ProcessingState } = summaryQuery.parse(request.query);
    const leg = log.find(call);
    const isComplete = leg?.endedAt !== undefined && Date.now() - leg.endedAt.getTime() >= complete_ms;
    if (!leg || (ProcessingState === "complete" && !isComplete)) return sendNotFound(reply);
    return summaryResource(leg, isComplete ? "complete" : "partial");
  });
}

function summaryResource(leg: Leg, processingState: string) {
  return {
    account_sid: sandboxAccounts.voice.accountSid,
    call_sid: leg.sid,
    call_type: leg.parentSid === null ? "client" : "carrier",
    call_state: leg.status,
    processing_state: processingState,
    created_time: leg.createdAt.toISOString(),
    start_time: leg.createdAt.toISOString(),
    end_time: leg.endedAt?.toISOString() ?? null,
    duration: leg.duration_s,
    connect_duration: leg.duration_s,
    client_edge: leg.packets
      ? {
          metrics: {
            inbound: { packets_received: leg.packets.received },
            outbound: { packets_sent: leg.packets.sent },
          },
          properties: { direction: leg.direction },
        }
      : null,
    carrier_edge: null,
    sdk_edge: null,
    sip_edge: null,
    tags: [],
    url: `${origin}/v1/Voice/${leg.sid}/Summary`,
  };
}
