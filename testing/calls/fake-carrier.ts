import { createHash, randomUUID } from "node:crypto";
import { z } from "zod";
import { attemptParameter, chosenCountryParameter, voicePathsOf } from "#contract/calls/calls.ts";
import { readShownRate, shownRateParameter } from "#contract/money/shown-rate.ts";
import type { CallOutcome, CarrierId } from "#domain/calls/call.ts";
import {
  type Carrier,
  CarrierError,
  type CarrierEvent,
  type CarrierWebhooks,
} from "#domain/calls/voice-carrier.ts";
import type { CarrierClient, CarrierUnderTest } from "./carrier-contract.ts";

interface Leg {
  childCallId: string | null;
  walletId: string;
  isAnswered: boolean;
  end?: { outcome: CallOutcome; at: Date };
}

export interface FakeCarrier extends CarrierUnderTest {
  requests: string[];
  /** Sends a signed report, true or not. */
  report(event: CarrierEvent, walletId: string): ReturnType<CarrierClient>;
}

const signature = "x-fake-signature";
const sign = (path: string, body: string) =>
  createHash("sha256").update(`the carrier's secret, ${path}, ${body}`).digest("hex");

const requestSchema = z.object({
  providerCallId: z.string(),
  identity: z.object({ userId: z.uuid(), sessionId: z.uuid() }),
  dialled: z.string(),
  shownRate: z.string().transform(readShownRate).optional(),
  attemptId: z.uuid().optional(),
  chosenCountry: z.string().optional(),
});
const providerCallId = z.string();
const childCallId = z.string();
const eventSchema: z.ZodType<CarrierEvent> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("progress"),
    providerCallId,
    childCallId,
    status: z.enum(["requested", "ringing", "answered"]),
  }),
  z.object({
    kind: z.literal("ended"),
    providerCallId,
    outcome: z.object({
      status: z.enum(["completed", "busy", "no_answer", "failed", "canceled"]),
      childCallId,
      answered_s: z.int().nullable(),
    }),
  }),
]);
const dialSchema = z.object({ kind: z.literal("dial"), walletId: z.uuid(), number: z.string() });

const busy = "+442079460101";

/** A second carrier, in memory, with a format of its own: JSON, signed by a hash of path and body. */
export function fakeCarrier(id: CarrierId, client: CarrierClient): FakeCarrier {
  const legs = new Map<string, Leg>();
  const requests: string[] = [];

  const send = (path: string, content: object) => {
    const body = JSON.stringify(content);
    return client({ path, body, headers: { [signature]: sign(path, body) } });
  };
  const report = (event: CarrierEvent, walletId: string) =>
    send(`${voicePathsOf(id).status}?wallet=${walletId}`, event);

  async function end(callId: string, status: CallOutcome["status"]): Promise<void> {
    const leg = legs.get(callId);
    if (!leg || leg.end) return;
    const answered_s = status === "completed" ? 1 : null;
    leg.end = { outcome: { status, answered_s, childCallId: leg.childCallId }, at: new Date() };
    if (leg.childCallId !== null)
      await report({ kind: "ended", providerCallId: callId, outcome: leg.end.outcome }, leg.walletId);
  }

  async function ring(callId: string, leg: Leg, number: string): Promise<void> {
    const child = randomUUID();
    leg.childCallId = child;
    const progress = { kind: "progress", providerCallId: callId, childCallId: child } as const;
    await report({ ...progress, status: "ringing" }, leg.walletId);
    if (number === busy) return end(callId, "busy");
    leg.isAnswered = true;
    await report({ ...progress, status: "answered" }, leg.walletId);
  }

  const carrier: Carrier = {
    accessToken: (identity) => JSON.stringify(identity),
    async hangUp(callId) {
      requests.push(`hangUp ${callId}`);
      await end(callId, "completed");
    },
    async setLimit(callId, limit_s) {
      requests.push(`setLimit ${callId} ${limit_s}`);
      const leg = legs.get(callId);
      const isTaken = leg?.isAnswered && !leg.end && limit_s >= carrier.shortestLimit_s;
      if (!isTaken) throw new CarrierError("The limit is not taken");
    },
    shortestLimit_s: 30,
    async fetchOutcome({ providerCallId: callId }) {
      requests.push(`fetchOutcome ${callId}`);
      const leg = legs.get(callId);
      if (!leg) return { kind: "unknown" };
      if (!leg.end) return { kind: "live" };
      if (leg.childCallId === null) return { kind: "undialled", leftBy: leg.end.at };
      return { kind: "ended", outcome: leg.end.outcome };
    },
    fetchMedia: async () => ({ kind: "none" }),
    webhooks,
  };

  return {
    carrier,
    requests,
    report,
    numbers: { answers: "+442079460000", busy },
    async call(token, dialled, parameters = {}) {
      const callId = randomUUID();
      const leg: Leg = { childCallId: null, walletId: "", isAnswered: false };
      legs.set(callId, leg);
      const answer = await send(voicePathsOf(id).outgoing, {
        providerCallId: callId,
        identity: JSON.parse(token),
        dialled,
        shownRate: parameters[shownRateParameter],
        attemptId: parameters[attemptParameter],
        chosenCountry: parameters[chosenCountryParameter],
      });
      const instructions = dialSchema.safeParse(JSON.parse(answer?.body ?? "null"));
      if (!instructions.success) await end(callId, "canceled");
      else {
        leg.walletId = instructions.data.walletId;
        await ring(callId, leg, instructions.data.number);
      }
      return { leave: () => void end(callId, "completed") };
    },
    close: async () => {},
  };
}

const webhooks: CarrierWebhooks = {
  contentType: "application/json",
  verify: ({ path, headers, body }) => (headers[signature] === sign(path, body) ? "ours" : "unsigned"),
  readOutgoing: ({ body }) => read(requestSchema, body),
  readEvent: ({ path, body }) => ({
    event: read(eventSchema, body),
    of: { walletId: new URL(path, "http://localhost").searchParams.get("wallet") ?? "" },
  }),
  writeInstructions: (instructions) => ({
    contentType: "application/json",
    body: JSON.stringify(instructions),
  }),
};

function read<T>(schema: z.ZodType<T>, body: string): T {
  try {
    return schema.parse(JSON.parse(body));
  } catch (error) {
    throw new CarrierError("The message is not understood", { cause: error });
  }
}
