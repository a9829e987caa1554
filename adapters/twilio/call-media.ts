import type twilio from "twilio";
import { z } from "zod";
import { CarrierError, type CarrierMedia } from "#domain/calls/voice-carrier.ts";
import { callTwilio, TwilioError } from "./call-twilio.ts";

const edgeSchema = z.object({
  metrics: z.object({
    inbound: z.object({ packets_received: z.int().nonnegative() }),
    outbound: z.object({ packets_sent: z.int().nonnegative() }),
  }),
});

/**
 * Reads what Twilio's gateway counted of the caller's leg, from its Call Summary, which Voice Insights Advanced Features
 * make within half an hour: https://www.twilio.com/docs/voice/voice-insights/api/call/call-summary-resource
 * @throws CarrierError
 */
export async function fetchCallMedia(
  client: InstanceType<typeof twilio.Twilio>,
  providerCallId: string,
): Promise<CarrierMedia> {
  const summary = await completeSummary(client, providerCallId);
  if (!summary) return { kind: "pending" };
  // A leg without media, such as a blocked one, may have no such edge.
  const { clientEdge } = summary;
  if (clientEdge === null || clientEdge === undefined || Object.keys(clientEdge).length === 0) {
    return { kind: "counted", count: { received: 0, sent: 0 } };
  }
  const edge = edgeSchema.safeParse(clientEdge);
  if (!edge.success) throw new CarrierError(`Twilio's summary of call ${providerCallId} cannot be read`);
  const { inbound, outbound } = edge.data.metrics;
  return { kind: "counted", count: { received: inbound.packets_received, sent: outbound.packets_sent } };
}

async function completeSummary(client: InstanceType<typeof twilio.Twilio>, providerCallId: string) {
  try {
    const summary = client.insights.v1.calls(providerCallId).summary();
    const fetched = await callTwilio(() => summary.fetch({ processingState: "complete" }));
    return fetched.processingState === "complete" ? fetched : undefined;
  } catch (error) {
    if (error instanceof TwilioError && error.status === 404) return undefined;
    throw error;
  }
}
